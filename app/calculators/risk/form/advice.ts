import { isSooner, soonest, type Urgency } from '../../../domain/risk/findings/urgency.ts';
import type { HeartsBand } from '../../../domain/risk/scores/hearts.ts';
import type { RiskAnswer, RiskOutcome } from './risk-outcome.ts';

/** How soon to act by the band of each score; our own interpretation (`docs/risk-scores.md`). */
const heartsUrgency = {
  low: 'check-up',
  moderate: 'weeks',
  high: 'weeks',
  'very-high': 'this-week',
  critical: 'this-week',
} as const satisfies Record<HeartsBand, Urgency>;

const kidneyUrgency = {
  G1: 'check-up',
  G2: 'check-up',
  G3a: 'weeks',
  G3b: 'weeks',
  G4: 'this-week',
  G5: 'today',
} as const;

/** The urgency of the score's own advice, by its band alone. */
function bandUrgency(answer: RiskAnswer): Urgency {
  switch (answer.calculator) {
    case 'hearts':
      return answer.result.basis === 'chart' ? heartsUrgency[answer.result.band] : 'this-week';
    case 'findrisc':
      return answer.result.screening.findriscC ? 'weeks' : 'check-up';
    case 'egfr':
      return kidneyUrgency[answer.result.category];
    case 'lipids':
    case 'a1c':
    case 'body':
      return 'check-up';
  }
}

/** The urgency of all advice together. It determines the color of the headline. */
export const overallUrgency = (answer: RiskAnswer, findings: RiskOutcome['findings']): Urgency =>
  soonest([bandUrgency(answer), ...findings.map(({ urgency }) => urgency)]);

/** Whether a finding already asks for a doctor, as soon as the band does: its advice is then not repeated. */
export const saysBandAdvice = (answer: RiskAnswer, findings: RiskOutcome['findings']): boolean => {
  const band = bandUrgency(answer);
  return band !== 'check-up' && findings.some(({ urgency }) => !isSooner(band, urgency));
};

/** Whether a value is more urgent than the score's band: the page then hides the band's verdict and advice. */
export const isOverruled = (answer: RiskAnswer, findings: RiskOutcome['findings']): boolean =>
  isSooner(overallUrgency(answer, findings), bandUrgency(answer));
