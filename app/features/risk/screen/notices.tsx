import { m } from '../../../i18n/paraglide/messages.js';
import { AlarmBox } from '../../../ui/alarm-box.tsx';
import { FaultSummary } from '../../../ui/fault-summary.tsx';
import { emergencyNumber } from '../../catalogue/urgent.ts';
import type { Calculator } from '../form/calculator.ts';
import type { FieldFault } from '../form/read-fields.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import { fieldLabels } from '../words/field-words.ts';
import { faultText, flagText, insteadWords, refusalText, todayTexts } from '../words/refusal-words.ts';

/** What cannot wait, before everything else. */
export function SeekCare({ flags }: Pick<RiskOutcome, 'flags'>) {
  const isNow = flags.some(({ urgency }) => urgency === 'now');
  return (
    <AlarmBox
      heading={isNow ? m.risk_seek_now() : m.risk_seek_today()}
      role="alert"
      call={{ number: emergencyNumber, text: m.risk_call({ number: emergencyNumber }) }}
      className="mt-5"
    >
      <ul className="mt-2 list-disc pl-6">
        {flags.map((flag) => (
          <li key={flag.sign}>{flagText(flag)}</li>
        ))}
      </ul>
      {(isNow ? [m.risk_seek_now_text()] : todayTexts(flags)).map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
    </AlarmBox>
  );
}

export function RiskFaults({ calculator, faults }: { calculator: Calculator; faults: RiskOutcome['faults'] }) {
  // Object.entries forgets the type of the keys: they are names of fields.
  const entries = Object.entries(faults) as [keyof typeof fieldLabels, FieldFault][];
  const told = entries.map(([field, fault]) => ({
    href: `#${calculator}-${field}`,
    text: m.risk_error_line({ field: fieldLabels[field](), text: faultText(fault) }),
  }));
  return <FaultSummary heading={m.risk_errors()} faults={told} />;
}

/** Why there is no figure, and what to do instead. */
export function RefusalNotice({ calculator, refusals, draft }: Pick<RiskOutcome, 'calculator' | 'refusals' | 'draft'>) {
  return (
    <section className="mt-5 rounded-md border-2 border-line-strong p-5">
      <h4 className="font-bold">{m.risk_no_figure()}</h4>
      <ul className="mt-2 grid gap-2">
        {refusals.map((refusal) => (
          <li key={refusalText(refusal, draft)}>{refusalText(refusal, draft)}</li>
        ))}
      </ul>
      <p className="mt-3 font-semibold">{insteadWords[calculator]()}</p>
    </section>
  );
}
