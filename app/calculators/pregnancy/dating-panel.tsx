import type { FormEventHandler, Ref } from 'react';

import { cycleDays } from '../../domain/pregnancy/gestational-age.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import { DatingFields } from './dating-fields.tsx';
import type { DatingDraft, DatingOutcome } from './dating-form.ts';
import { DatingResult } from './dating-result.tsx';
import { faultTexts } from './dating-words.ts';

/** The site's data for the calculator. It is embedded in the page, so the browser needs no request to answer. */
export interface DatingContext {
  /** The target of the form. */
  action: string;
  /** The address of the whole calendar of tests. */
  calendar: string;
}

interface DatingPanelProps {
  context: DatingContext;
  outcome: DatingOutcome | null;
  /** The number of the answer: a new one resets the form. */
  turn?: number;
  answerRef?: Ref<HTMLDivElement>;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** The position of the answer: the form leads there, and the browser moves the focus to it. */
const answerId = 'respuesta';

const untouched: DatingDraft = { base: 'period', fecha: '', ciclo: String(cycleDays.usual) };

/** The calculator and its answer. */
export function DatingPanel({ context, outcome, turn, answerRef, onSubmit }: DatingPanelProps) {
  const faults = faultTexts(outcome?.faults ?? {});
  const message = Object.entries(faults).map(([field, text]) => ({ field, text }));
  return (
    <div className={classes('rounded-lg bg-sunken p-5 sm:p-8 print:p-0', !outcome?.age && 'no-print')}>
      <div id={answerId} ref={answerRef} tabIndex={-1} className="outline-none">
        {outcome?.age && <DatingResult age={outcome.age} outcome={outcome} calendar={context.calendar} />}
        {message.length > 0 && <ErrorSummary heading={m.pregnancy_errors()} faults={message} />}
      </div>
      <form
        key={turn}
        onSubmit={onSubmit}
        method="post"
        action={`${context.action}#${answerId}`}
        noValidate
        autoComplete="off"
        className={classes(
          'no-print grid gap-x-10 gap-y-7 sm:grid-cols-2',
          outcome && 'mt-8 border-t border-line pt-7',
        )}
      >
        <DatingFields draft={outcome?.draft ?? untouched} faults={faults} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <button type="submit" {...waitsFor('behavior')} className={button('primary', 'max-sm:w-full sm:px-8')}>
            {m.pregnancy_submit()}
          </button>
          <p className="text-sm text-ink-soft">{m.pregnancy_privacy()}</p>
        </div>
      </form>
    </div>
  );
}
