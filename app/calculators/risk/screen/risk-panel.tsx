import { m } from '../../../i18n/paraglide/messages.js';
import { button } from '../../../ui/button.ts';
import { classes } from '../../../ui/classes.ts';
import { waitsFor } from '../../../ui/waits-for.ts';
import { FoldedRow } from '../../../views/pages/folded-row.tsx';
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

/** The answer of the calculator, and its form. Below an answer the form is folded: the page leads on, and does not begin again. */
export function RiskPanel(props: RiskPanelProps) {
  const { calculator, context, outcome, whatIf, turn, answerRef } = props;
  const form = formIdOf(calculator);
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
      {outcome?.answer ? (
        <FoldedRow
          key={turn}
          className="no-print border-b"
          heading={<h4 className="text-sm font-semibold">{m.risk_again()}</h4>}
        >
          <RiskForm {...props} className="pt-2 pb-8" />
        </FoldedRow>
      ) : (
        <RiskForm {...props} className={classes(outcome && 'mt-8 border-t border-line pt-8')} />
      )}
    </>
  );
}

const formIdOf = (calculator: string): string => `${calculator}-form`;

type RiskFormProps = Pick<RiskPanelProps, 'calculator' | 'context' | 'outcome' | 'turn' | 'onSubmit'> & {
  className: string;
};

/** The audience of the calculator, and its questions. */
function RiskForm({ calculator, context, outcome, turn, onSubmit, className }: RiskFormProps) {
  return (
    <div className={classes('no-print grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]', className)}>
      <p className="text-sm text-ink-soft lg:order-last">{calculatorFor[calculator]()}</p>
      <form
        key={turn}
        onSubmit={onSubmit}
        id={formIdOf(calculator)}
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
            fault={outcome?.faults[field.name]}
          />
        ))}
        <Submit isAgain={Boolean(outcome?.answer)} />
      </form>
    </div>
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
