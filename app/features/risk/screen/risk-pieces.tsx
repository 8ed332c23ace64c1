import type { RiskContext } from './risk-context.ts';
import { answerOf, RiskPanel } from './risk-panel.tsx';

/**
 * A page carries only the styles of the classes that stand in it. What a browser may write later stands here once, inert: an answer with
 * all its parts, what cannot wait, no answer, and faults.
 */
export function RiskPieces({ context }: { context: RiskContext }) {
  const smoker = {
    sex: ['male'],
    age: ['52'],
    smoker: ['yes'],
    diabetes: ['no'],
    systolic: ['190'],
    cholesterol: ['250'],
  };
  const whole = answerOf('hearts', smoker);
  const young = answerOf('hearts', { ...smoker, age: ['20'] });
  const slip = answerOf('hearts', { ...smoker, systolic: ['12'] });
  if (!whole) return null;
  return (
    <template>
      <RiskPanel calculator="hearts" context={context} outcome={whole} tried={{ draft: whole.draft, outcome: whole }} />
      <RiskPanel calculator="hearts" context={context} outcome={young} />
      <RiskPanel calculator="hearts" context={context} outcome={slip} />
    </template>
  );
}
