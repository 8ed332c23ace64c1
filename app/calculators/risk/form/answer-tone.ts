import type { RiskFinding } from '../../../domain/risk/findings/findings.ts';
import { overallUrgency } from './advice.ts';
import type { Calculator } from './calculator.ts';
import type { RiskAnswer } from './risk-outcome.ts';

/** How an answer looks, from calm to alarming. `plain`: a figure without a band, which neither praises nor warns. */
export type AnswerTone = 'plain' | 'good' | 'middle' | 'high';

/** The look of each band. */
const heartsTones = { low: 'good', moderate: 'middle', high: 'high', 'very-high': 'high', critical: 'high' } as const;
const findriscTones = {
  low: 'good',
  'slightly-elevated': 'middle',
  moderate: 'middle',
  high: 'high',
  'very-high': 'high',
} as const;
const kidneyTones = { G1: 'good', G2: 'good', G3a: 'middle', G3b: 'middle', G4: 'high', G5: 'high' } as const;

/** The bands of a score, from the calmest to the most alarming. The body mass index has no such order: both of its ends are bad. */
const bandOrder = {
  hearts: Object.keys(heartsTones),
  findrisc: Object.keys(findriscTones),
  egfr: Object.keys(kidneyTones),
} as const;

/** The bands of a calculator's answer in their order; empty if it has no such order. */
export const bandsOf = (calculator: Calculator): readonly string[] =>
  Object.entries(bandOrder).find(([name]) => name === calculator)?.[1] ?? [];

/** A band among all bands of its score. */
export interface BandStep {
  bands: readonly string[];
  here: string;
}

/** The place of an answer among the bands of its score. Null for a figure without such an order. */
export function bandStep(answer: RiskAnswer): BandStep | null {
  if (answer.calculator === 'hearts')
    return answer.result.basis === 'chart' ? { bands: bandOrder.hearts, here: answer.result.band } : null;
  if (answer.calculator === 'findrisc') return { bands: bandOrder.findrisc, here: answer.result.band };
  return answer.calculator === 'egfr' ? { bands: bandOrder.egfr, here: answer.result.category } : null;
}

function bandTone(answer: RiskAnswer): AnswerTone {
  switch (answer.calculator) {
    case 'hearts':
      return answer.result.basis === 'chart' ? heartsTones[answer.result.band] : 'high';
    case 'findrisc':
      return findriscTones[answer.result.band];
    case 'egfr':
      return kidneyTones[answer.result.category];
    case 'body':
      return answer.result.band === 'normal' && !answer.result.wideWaist ? 'good' : 'middle';
    case 'lipids':
    case 'a1c':
      return 'plain';
  }
}

/** The look of an answer: its band's, and never calmer than the most urgent advice beside it. */
export function answerTone(answer: RiskAnswer, findings: readonly RiskFinding[]): AnswerTone {
  const tone = bandTone(answer);
  const urgency = overallUrgency(answer, findings);
  if (tone === 'high' || urgency === 'now' || urgency === 'today') return 'high';
  return urgency === 'check-up' ? tone : 'middle';
}
