import { m } from '../../../i18n/paraglide/messages.js';
import { classes } from '../../../ui/classes.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import type { Calculator } from '../form/calculator.ts';
import type { RiskFieldFault } from '../form/read-fields.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import { fieldLabels } from '../words/field-words.ts';
import { findingWords } from '../words/finding-words.ts';
import { faultText, insteadText, refusalText } from '../words/refusal-words.ts';
import { FindingLead, urgencyLooks } from './answer-finding.tsx';

/** The meaning of each value by itself, and how soon to act, without any score. */
export function Findings({ findings }: Pick<RiskOutcome, 'findings'>) {
  const words = findingWords(findings);
  if (!words) return null;
  const { sheet, text } = urgencyLooks[words.urgency];
  return (
    <div className={classes('rounded-lg p-5 @lg:p-8 @2xl:px-10 @2xl:py-9', sheet)}>
      <FindingLead
        words={words}
        className={text}
        layout="grid gap-x-10 gap-y-2 @2xl:grid-cols-2 @2xl:[&>:last-child]:pt-1.5"
      />
    </div>
  );
}

export function RiskFaults({ calculator, faults }: { calculator: Calculator; faults: RiskOutcome['faults'] }) {
  // `Object.entries` loses the key type: the keys are field names.
  const entries = Object.entries(faults) as [keyof typeof fieldLabels, RiskFieldFault][];
  const errors = entries.map(([field, fault]) => ({
    field: `${calculator}-${field}`,
    text: m.risk_error_line({ field: fieldLabels[field](), text: faultText(fault) }),
  }));
  return <ErrorSummary heading={m.risk_errors()} faults={errors} />;
}

/** Why there is no figure, and what to do instead. */
export function RefusalNotice({ outcome }: { outcome: RiskOutcome }) {
  const { refusals, draft } = outcome;
  const instead = insteadText(outcome);
  return (
    <section className="mt-2 rounded-lg bg-sunken p-5 sm:p-8">
      <h2 className="font-display text-xl font-medium">{m.risk_no_figure()}</h2>
      <ul className="mt-2 grid gap-2">
        {refusals.map((refusal) => (
          <li key={refusalText(refusal, draft)}>{refusalText(refusal, draft)}</li>
        ))}
      </ul>
      {instead && <p className="mt-3 font-semibold">{instead}</p>}
    </section>
  );
}
