import { type FormEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { leadTo } from '../../ui/islands/lead-to.ts';
import { saveFile } from '../../ui/islands/save-file.ts';
import { calendarDateHere } from '../../ui/islands/today.ts';
import { onListChange } from '../../views/exams/list-changes.ts';
import { listCodes, noCodes } from '../../views/exams/list-contents.ts';
import { answerDraft, answerRisk, fhirFormat, formatField } from './form/answer-risk.ts';
import type { Calculator } from './form/calculator.ts';
import type { RiskDraft } from './form/draft.ts';
import type { RiskOutcome } from './form/risk-outcome.ts';
import type { PanelContext } from './screen/risk-context.ts';
import { RiskPanel } from './screen/risk-panel.tsx';
import type { WhatIfState } from './screen/risk-panel-props.ts';
import { riskFile, riskFileName, riskFileType } from './words/risk-file.ts';

interface RiskCalculatorProps {
  calculator: Calculator;
  context: PanelContext;
  /** The server's answer to the posted form; null before the first submission. */
  outcome: RiskOutcome | null;
}

interface State {
  context: PanelContext;
  outcome: RiskOutcome | null;
  /** Null until the browser answers: the server's HTML has no sliders. */
  whatIf: WhatIfState | null;
  /** Counts the answers of this browser. */
  turn: number;
}

/** A calculator: the browser answers with the server's own rules, and no input leaves it (decision 0023). */
export default function RiskCalculator({ calculator, context: written, outcome: first }: RiskCalculatorProps) {
  const [state, setState] = useState<State>({ context: written, outcome: first, whatIf: null, turn: 0 });
  const { context, outcome, whatIf, turn } = state;
  const answer = useRef<HTMLDivElement>(null);
  const listed = useSyncExternalStore(onListChange, listCodes, noCodes);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React's event type lacks the submitter; the native submit event has it.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const next = answerRisk(form);
    if (!next) throw new Error(`The form of ${calculator} names no calculator.`);
    if (form.get(formatField) === fhirFormat && next.answer) download(next);
    else setState({ ...answered(next), context: { ...written, today: calendarDateHere() }, turn: turn + 1 });
  };
  /** The same person with one different value. The other values stay as typed, because a slider's steps would round them. */
  const tryOut = (name: string, value: string) => {
    if (!whatIf) return;
    const draft: RiskDraft = { ...whatIf.draft, [name]: [value] };
    setState({ ...state, whatIf: { draft, outcome: answerDraft(calculator, draft) } });
  };
  useLayoutEffect(() => {
    if (turn > 0) leadTo(answer.current);
  }, [turn]);

  return (
    <RiskPanel
      calculator={calculator}
      context={{ ...context, listed }}
      outcome={outcome}
      turn={turn}
      answerRef={answer}
      onSubmit={submit}
      whatIf={whatIf && { ...whatIf, onTry: tryOut, onPrint: () => window.print() }}
    />
  );
}

const answered = (outcome: RiskOutcome): Pick<State, 'outcome' | 'whatIf'> => ({
  outcome,
  whatIf: { draft: outcome.draft, outcome },
});

/** Creates and saves the file on this device. */
function download(outcome: RiskOutcome): void {
  const file = riskFile(outcome, new Date().toISOString());
  saveFile(riskFileName(outcome.calculator), riskFileType, JSON.stringify(file, null, 2));
}
