import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';

import { leadTo } from '../../ui/islands/lead-to.ts';
import { calendarDateHere } from '../../ui/islands/today.ts';
import { answerDating, type DatingOutcome } from './dating-form.ts';
import { type DatingContext, DatingPanel } from './dating-panel.tsx';

export interface DueDateProps {
  context: DatingContext;
  /** The server's answer to the posted form; null before the first submission. */
  outcome: DatingOutcome | null;
}

/** The due-date calculator. The browser computes the answer with the server's rules; no input leaves it (decision 0025). */
export default function DueDate({ context, outcome: initialOutcome }: DueDateProps) {
  const [{ outcome, submissions }, setAnswer] = useState({ outcome: initialOutcome, submissions: 0 });
  const answer = useRef<HTMLDivElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = answerDating(new FormData(event.currentTarget), calendarDateHere());
    setAnswer((before) => ({ outcome: next, submissions: before.submissions + 1 }));
  };
  // Moves focus to the answer, as the anchor in the server's response does.
  useLayoutEffect(() => {
    if (submissions > 0) leadTo(answer.current);
  }, [submissions]);

  return <DatingPanel context={context} outcome={outcome} turn={submissions} answerRef={answer} onSubmit={submit} />;
}
