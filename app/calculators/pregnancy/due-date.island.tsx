import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';

import { leadTo } from '../../ui/islands/lead-to.ts';
import { calendarDateHere } from '../../ui/islands/today.ts';
import { answerDating, type DatingOutcome } from './dating-form.ts';
import { type DatingContext, DatingPanel } from './dating-panel.tsx';

export interface DueDateProps {
  context: DatingContext;
  /** What the server answered to the posted form; null on a page that nobody asked yet. */
  outcome: DatingOutcome | null;
}

/** The due-date calculator: the browser answers by the server's own rules, and nothing that was typed leaves it (decision 0025). */
export default function DueDate({ context, outcome: first }: DueDateProps) {
  const [{ outcome, turn }, setAnswer] = useState({ outcome: first, turn: 0 });
  const answer = useRef<HTMLDivElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = answerDating(new FormData(event.currentTarget), calendarDateHere());
    setAnswer(({ turn: last }) => ({ outcome: next, turn: last + 1 }));
  };
  // An answer is read where it stands, as on the page that the server sends.
  useLayoutEffect(() => {
    if (turn > 0) leadTo(answer.current);
  }, [turn]);

  return <DatingPanel context={context} outcome={outcome} turn={turn} answerRef={answer} onSubmit={submit} />;
}
