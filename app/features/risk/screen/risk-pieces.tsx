import { answerDraft } from '../form/answer-risk.ts';
import { riskFields } from '../form/risk-fields.ts';
import { RefusalNotice, RiskFaults, SeekCare } from './notices.tsx';
import { RiskAnswer } from './risk-answer.tsx';
import type { RiskContext } from './risk-context.ts';
import { RiskField } from './risk-field.tsx';

const person = { sex: ['male'], age: ['52'], smoker: ['yes'], diabetes: ['no'], cholesterol: ['250'] };

/**
 * A page carries only the styles of the classes that stand in it. What a browser may write later stands here once, inert: an answer with
 * all its parts, what cannot wait, no answer, and a field with a fault.
 */
export function RiskPieces({ context }: { context: RiskContext }) {
  const whole = answerDraft('hearts', { ...person, systolic: ['190'] });
  const slip = answerDraft('hearts', { ...person, systolic: ['12'] });
  const young = answerDraft('hearts', { ...person, systolic: ['120'], age: ['20'] });
  const field = riskFields.hearts.find(({ name }) => name === 'systolic');
  if (!whole.answer || !field) return null;
  return (
    <template>
      <SeekCare flags={whole.flags} />
      <RiskFaults calculator="hearts" faults={slip.faults} />
      <RefusalNotice calculator="hearts" refusals={young.refusals} draft={young.draft} />
      <RiskAnswer
        outcome={whole}
        answer={whole.answer}
        context={context}
        tried={{ draft: whole.draft, outcome: whole }}
        form="piece"
      />
      <RiskField calculator="piece" field={field} draft={slip.draft} fault={slip.faults.systolic} />
    </template>
  );
}
