import { answerDraft } from '../form/answer-risk.ts';
import { riskFields } from '../form/risk-fields.ts';
import { Findings, RefusalNotice, RiskFaults } from './notices.tsx';
import { RiskAnswer } from './risk-answer.tsx';
import type { RiskContext } from './risk-context.ts';
import { RiskField } from './risk-field.tsx';

const person = { sex: ['male'], age: ['52'], smoker: ['yes'], diabetes: ['no'], cholesterol: ['250'] };
const profile = { cholesterol: ['240'], hdl: ['40'], triglycerides: ['150'] };

/**
 * A page carries only the styles of the classes that stand in it. What a browser may write later stands here once, inert: answers with
 * all their parts, findings of each look, no answer, and a field with a fault.
 */
export function RiskPieces({ context }: { context: RiskContext }) {
  const severe = answerDraft('hearts', { ...person, systolic: ['190'] });
  const raised = answerDraft('hearts', { ...person, systolic: ['150'] });
  const low = answerDraft('hearts', { ...person, systolic: ['85'] });
  const slip = answerDraft('hearts', { ...person, systolic: ['12'] });
  const young = answerDraft('hearts', { ...person, systolic: ['120'], age: ['20'] });
  const field = riskFields.hearts.find(({ name }) => name === 'systolic');
  if (!field) return null;
  return (
    <template>
      <Findings findings={severe.findings} />
      <Findings findings={low.findings} />
      <RiskFaults calculator="hearts" faults={slip.faults} />
      <RefusalNotice outcome={young} />
      {[raised, answerDraft('lipids', profile)].map(
        (outcome) =>
          outcome.answer && (
            <RiskAnswer
              key={outcome.calculator}
              outcome={outcome}
              answer={outcome.answer}
              context={context}
              tried={{ draft: outcome.draft, outcome }}
              form="piece"
            />
          ),
      )}
      <RiskField calculator="piece" field={field} draft={slip.draft} fault={slip.faults.systolic} />
    </template>
  );
}
