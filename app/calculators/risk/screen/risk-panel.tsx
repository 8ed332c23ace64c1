import { m } from '../../../i18n/paraglide/messages.js';
import { button } from '../../../ui/button.ts';
import { classes } from '../../../ui/classes.ts';
import { waitsFor } from '../../../ui/waits-for.ts';
import { calculatorField } from '../form/answer-risk.ts';
import { confirmedField } from '../form/corrections.ts';
import type { RiskDraft } from '../form/draft.ts';
import { riskFields } from '../form/risk-fields.ts';
import { calculatorFor } from '../words/calculator-words.ts';
import { Findings, RefusalNotice, RiskFaults } from './notices.tsx';
import { RiskAnswerSheet } from './risk-answer.tsx';
import { RiskFieldControl } from './risk-field.tsx';
import type { RiskPanelProps } from './risk-panel-props.ts';

const untouched: RiskDraft = {};

/** The audience of the calculator, its answer, and its form. */
export function RiskPanel({ calculator, context, outcome, whatIf, turn, answerRef, onSubmit }: RiskPanelProps) {
  const form = `${calculator}-form`;
  const faults = outcome?.faults ?? {};
  return (
    <>
      {/* Enter in a field presses the form's first button, so that button must only request the answer. */}
      <button type="submit" form={form} {...waitsFor('behavior')} hidden tabIndex={-1} />
      <div ref={answerRef} id={`${calculator}-answer`} tabIndex={-1} className="outline-none max-sm:-scroll-mt-8">
        {outcome && !outcome.answer && <Findings findings={outcome.findings} />}
        {Object.keys(faults).length > 0 && <RiskFaults calculator={calculator} faults={faults} />}
        {outcome && outcome.refusals.length > 0 && <RefusalNotice outcome={outcome} />}
        {outcome?.answer && (
          <RiskAnswerSheet outcome={outcome} answer={outcome.answer} context={context} whatIf={whatIf} form={form} />
        )}
      </div>
      <div
        className={classes(
          'no-print grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]',
          outcome && 'mt-8 border-t border-line pt-8',
        )}
      >
        {outcome?.answer && <h4 className="font-display text-xl font-medium lg:col-span-2">{m.risk_again()}</h4>}
        <p className="text-sm text-ink-soft lg:order-last">{calculatorFor[calculator]()}</p>
        <form
          key={turn}
          onSubmit={onSubmit}
          id={form}
          method="post"
          action={`${context.action}#${calculator}`}
          noValidate
          autoComplete="off"
          className="grid gap-x-12 gap-y-8 sm:grid-cols-2"
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
              fault={faults[field.name]}
            />
          ))}
          <Submit isAgain={Boolean(outcome?.answer)} />
        </form>
      </div>
    </>
  );
}

/** Asks for the answer. Below one, the answer's own action is the primary one. */
const Submit = ({ isAgain }: { isAgain: boolean }) => (
  <div className="sm:col-span-2">
    <button
      type="submit"
      {...waitsFor('behavior')}
      className={button(isAgain ? 'outline' : 'primary', 'max-sm:w-full sm:px-8')}
    >
      {m.risk_submit()}
    </button>
    <p className="mt-3 text-sm text-ink-soft">{m.risk_privacy()}</p>
  </div>
);
