import type { RiskFinding } from '../../../domain/risk/findings/findings.ts';
import type { Bands } from '../../../domain/risk/score.ts';
import { kdigoCategories } from '../../../domain/risk/scores/egfr.ts';
import { findriscBands } from '../../../domain/risk/scores/findrisc.ts';
import { heartsBands } from '../../../domain/risk/scores/hearts.ts';
import { overallUrgency } from './advice.ts';
import type { Calculator } from './calculator.ts';
import type { RiskAnswer } from './risk-outcome.ts';

/**
 * How an answer looks, from calm to alarming. `plain`: a figure without a band, which neither praises nor warns. `raised`: it needs
 * attention, however high it is. `urgent`: its advice is for today, so it looks like an emergency.
 */
export type AnswerTone = 'plain' | 'good' | 'raised' | 'urgent';

/** The look of each band. */
const heartsTones = {
  low: 'good',
  moderate: 'raised',
  high: 'raised',
  'very-high': 'raised',
  critical: 'raised',
} as const;
const findriscTones = {
  low: 'good',
  'slightly-elevated': 'raised',
  moderate: 'raised',
  high: 'raised',
  'very-high': 'raised',
} as const;
const kidneyTones = { G1: 'good', G2: 'good', G3a: 'raised', G3b: 'raised', G4: 'raised', G5: 'raised' } as const;

/** A score's bands from the calmest to the most alarming, and the values between which they lie. */
export interface BandScale {
  bands: readonly string[];
  /** The value between each band and the next, in the same order. */
  edges: readonly number[];
  /** The calm and the alarming end of the drawing. Beyond them, a value is drawn at the end. */
  ends: readonly [number, number];
  unit: '%' | '1';
}

const edgesOf = (bands: Bands<string>): number[] => bands.slice(1).map(([from]) => Number(from));

/** The body mass index has no such order: both of its ends are bad. The last band of HEARTS has no end; its step ends at 40. */
const scales = {
  hearts: { bands: Object.keys(heartsTones), edges: edgesOf(heartsBands), ends: [0, 40], unit: '%' },
  findrisc: { bands: Object.keys(findriscTones), edges: edgesOf(findriscBands), ends: [0, 26], unit: '1' },
  egfr: { bands: Object.keys(kidneyTones), edges: edgesOf(kdigoCategories).toReversed(), ends: [120, 0], unit: '1' },
} as const satisfies Partial<Record<Calculator, BandScale>>;

/** The scale of a calculator's answer; null if it has none. */
export const scaleOf = (calculator: Calculator): BandScale | null =>
  Object.entries(scales).find(([name]) => name === calculator)?.[1] ?? null;

/** An answer on its scale. */
export interface BandStep extends BandScale {
  here: string;
  /** The place of the answer, from 0 to 1, on steps of equal length. */
  at: number;
}

/** The place of an answer on the scale of its score. Null for a figure without one. */
export function bandStep(answer: RiskAnswer): BandStep | null {
  switch (answer.calculator) {
    case 'hearts':
      return answer.result.basis === 'chart' ? stepOn(scales.hearts, answer.result.band, answer.result.percent) : null;
    case 'findrisc':
      return stepOn(scales.findrisc, answer.result.band, answer.result.points);
    case 'egfr':
      return stepOn(scales.egfr, answer.result.category, answer.result.egfr);
    case 'lipids':
    case 'a1c':
    case 'body':
      return null;
  }
}

/** The place within the answer's own step is proportional: 12.5 points of a step from 10 to 15 are in its middle. */
function stepOn(scale: BandScale, here: string, value: number): BandStep {
  const { bands, edges, ends } = scale;
  const index = bands.indexOf(here);
  const limits = [ends[0], ...edges, ends[1]];
  const from = limits[index] ?? ends[0];
  const to = limits[index + 1] ?? ends[1];
  const within = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return { ...scale, here, at: (index + within) / bands.length };
}

function bandTone(answer: RiskAnswer): AnswerTone {
  switch (answer.calculator) {
    case 'hearts':
      return answer.result.basis === 'chart' ? heartsTones[answer.result.band] : 'raised';
    case 'findrisc':
      return findriscTones[answer.result.band];
    case 'egfr':
      return kidneyTones[answer.result.category];
    case 'body':
      return answer.result.band === 'normal' && !answer.result.wideWaist ? 'good' : 'raised';
    case 'lipids':
    case 'a1c':
      return 'plain';
  }
}

/** The look of an answer: its band's, and never calmer than the most urgent advice beside it. */
export function answerTone(answer: RiskAnswer, findings: readonly RiskFinding[]): AnswerTone {
  const urgency = overallUrgency(answer, findings);
  if (urgency === 'now' || urgency === 'today') return 'urgent';
  return urgency === 'check-up' ? bandTone(answer) : 'raised';
}
