import { m } from '../../../i18n/paraglide/messages.js';
import { button } from '../../../ui/button.ts';
import { classes } from '../../../ui/classes.ts';
import { waitsFor } from '../../../ui/waits-for.ts';
import { answerIdOf } from '../calculator-pages.ts';
import { calculatorField } from '../form/answer-risk.ts';
import { confirmedField } from '../form/corrections.ts';
import type { RiskDraft } from '../form/draft.ts';
import { riskFields } from '../form/risk-fields.ts';
import { givenLine } from '../words/given-words.ts';
import { AnswerMeaning } from './answer-meaning.tsx';
import { BeforeAnswer } from './before-answer.tsx';
import { Findings, RefusalNotice, RiskFaults } from './notices.tsx';
import { RiskAnswerSheet } from './risk-answer.tsx';
import { RiskFieldControl } from './risk-field.tsx';
import type { RiskPanelProps } from './risk-panel-props.ts';

const untouched: RiskDraft = {};

/**
 * The form of the calculator, and the place of its answer: beside each other on a wide screen, and on a narrow one below each other. An
 * answer has the whole width, below a line of what was typed, which opens the form again. A fault leads to the top of the form.
 */
export function RiskPanel(props: RiskPanelProps) {
  const { calculator, context, outcome, whatIf, answerRef } = props;
  const form = formIdOf(calculator);
  const faults = outcome?.faults ?? {};
  const isFaulty = Object.keys(faults).length > 0;
  const isAnswered = Boolean(outcome?.answer) && !isFaulty;
  // The form's address and the focus lead to the one place that has something to read.
  const place = { ref: answerRef, id: answerIdOf(calculator), tabIndex: -1 };
  return (
    <div
      className={classes(
        'grid gap-x-14 gap-y-8 xl:gap-x-18',
        isAnswered ? 'lg:gap-y-10' : 'lg:grid-cols-[27rem_minmax(0,1fr)] lg:gap-y-14',
      )}
    >
      {/* Enter in a field presses the form's first button, so that button must only request the answer. */}
      <button type="submit" form={form} {...waitsFor('behavior')} hidden tabIndex={-1} />
      <div className={classes('min-w-0', !isAnswered && 'no-print')}>
        {isFaulty && (
          <div {...place} className="mb-8 -scroll-mt-8 outline-none sm:-scroll-mt-4">
            <RiskFaults calculator={calculator} faults={faults} />
          </div>
        )}
        {isAnswered ? <FoldedForm {...props} /> : <RiskForm {...props} />}
      </div>
      <div
        {...(!isFaulty && place)}
        className={classes(
          '@container min-w-0 -scroll-mt-8 outline-none sm:-scroll-mt-4',
          !outcome && 'max-lg:order-first',
        )}
      >
        {!outcome && <BeforeAnswer calculator={calculator} />}
        {outcome && !outcome.answer && <Findings findings={outcome.findings} />}
        {outcome && outcome.refusals.length > 0 && <RefusalNotice outcome={outcome} />}
        {outcome?.answer && (
          <RiskAnswerSheet outcome={outcome} answer={outcome.answer} context={context} whatIf={whatIf} form={form} />
        )}
      </div>
      {outcome?.answer && <AnswerMeaning outcome={outcome} answer={outcome.answer} context={context} />}
    </div>
  );
}

const formIdOf = (calculator: string): string => `${calculator}-form`;

type RiskFormProps = Pick<RiskPanelProps, 'calculator' | 'context' | 'outcome' | 'turn' | 'onSubmit'>;

/** The typed values, in one line that opens the form: for a correction, or for another person. */
const FoldedForm = (props: RiskFormProps) => (
  <details key={props.turn} className="group/form border-y border-line">
    <summary className="flex min-h-14 list-none items-center justify-between gap-x-6 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 text-sm">
        <span className="font-semibold">{m.risk_given()}:</span>{' '}
        {givenLine(props.calculator, props.outcome?.draft ?? untouched)}
      </span>
      <span className="no-print shrink-0 text-sm font-semibold text-brand underline underline-offset-4">
        {m.risk_again()}
      </span>
    </summary>
    <div className="no-print max-w-[44rem] pt-4 pb-10">
      <RiskForm {...props} />
    </div>
  </details>
);

/** The calculator's questions. */
function RiskForm({ calculator, context, outcome, turn, onSubmit }: RiskFormProps) {
  return (
    <form
      key={turn}
      onSubmit={onSubmit}
      id={formIdOf(calculator)}
      method="post"
      action={`${context.action}#${answerIdOf(calculator)}`}
      noValidate
      autoComplete="off"
      className="grid gap-x-6 gap-y-7 sm:grid-cols-2"
    >
      <input type="hidden" name={calculatorField} value={calculator} />
      {outcome?.draft[confirmedField]?.map((confirmed) => (
        <input key={confirmed} type="hidden" name={confirmedField} value={confirmed} />
      ))}
      {riskFields[calculator].map((field) => (
        <RiskFieldControl
          key={field.name}
          calculator={calculator}
          field={field}
          draft={outcome?.draft ?? untouched}
          fault={outcome?.faults[field.name]}
        />
      ))}
      <Submit />
    </form>
  );
}

/** Asks for the answer. */
const Submit = () => (
  <div className="sm:col-span-2">
    <button type="submit" {...waitsFor('behavior')} className={button('primary', 'max-sm:w-full sm:px-8 lg:w-full')}>
      {m.risk_submit()}
    </button>
    <p className="mt-3 text-sm text-ink-soft">{m.risk_privacy()}</p>
  </div>
);
