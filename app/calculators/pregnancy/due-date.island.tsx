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

/** The due-date calculator: the browser answers with the server's own rules, and no input leaves it (decision 0025). */
export default function DueDate({ context, outcome: first }: DueDateProps) {
  const [{ outcome, turn }, setAnswer] = useState({ outcome: first, turn: 0 });
  const answer = useRef<HTMLDivElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = answerDating(new FormData(event.currentTarget), calendarDateHere());
    setAnswer(({ turn: last }) => ({ outcome: next, turn: last + 1 }));
  };
  // Move to the answer, as the page from the server does.
  useLayoutEffect(() => {
    if (turn > 0) leadTo(answer.current);
  }, [turn]);

  return <DatingPanel context={context} outcome={outcome} turn={turn} answerRef={answer} onSubmit={submit} />;
}
