import { type Citation, type Condition, type Limits, type Outcome, refusalsOf, refused, refusedFor } from '../score.ts';

export const averageGlucoseCitation: Citation = {
  authors: 'Nathan DM, Kuenen J, Borg R, et al. (ADAG Study Group)',
  title: 'Translating the A1C assay into estimated average glucose values',
  journal: 'Diabetes Care',
  year: 2008,
  place: '31:1473–1478',
  doi: '10.2337/dc08-0545',
};

/**
 * Both lines were published, as 28.7 × A1c − 46.7 and 1.59 × A1c − 2.59; neither is a conversion of the other. The coefficients are
 * integers because 28.7 × 6 − 46.7 would be slightly below 125.5 and print as 125, where ADA's table has 126.
 */
const lines = {
  'mg/dL': { slope: 287, offset: 467, per: 10, from: 68.1, to: 383.8 },
  'mmol/L': { slope: 159, offset: 259, per: 100, from: 3.77, to: 21.26 },
} as const;
export type GlucoseUnit = keyof typeof lines;

/** An HbA1c and the average glucose that corresponds to it, in both units. */
export interface AverageGlucoseAnswer {
  /** % (NGSP) */
  a1c: number;
  glucose: Readonly<Record<GlucoseUnit, number>>;
}

const a1cLimits: Limits = { from: 4, to: 15, unit: '%', of: 'score' };
const notFor = ['pregnancy', 'anaemia', 'haemoglobinopathy'] as const;

function glucoseOf(a1c: number, unit: GlucoseUnit): number {
  const { slope, offset, per } = lines[unit];
  return (slope * a1c - offset) / per;
}

/** Estimates the average glucose from an HbA1c (%): 7 → 154 mg/dL, 8.5 mmol/L */
export function averageGlucose(a1c: number, conditions: readonly Condition[] = []): Outcome<AverageGlucoseAnswer> {
  const reasons = [...refusedFor(conditions, notFor), ...refusalsOf({ a1c }, { a1c: a1cLimits })];
  if (reasons.length > 0) return refused(...reasons);
  return {
    kind: 'answer',
    a1c,
    glucose: { 'mg/dL': glucoseOf(a1c, 'mg/dL'), 'mmol/L': glucoseOf(a1c, 'mmol/L') },
  };
}

/** Estimates the HbA1c (%) from an average glucose, by the line of its unit, for an HbA1c from 4 to 15 %. */
export function a1cOfAverage(
  glucose: number,
  unit: GlucoseUnit,
  conditions: readonly Condition[] = [],
): Outcome<{ a1c: number }> {
  const { slope, offset, per, from, to } = lines[unit];
  const limits = { averageGlucose: { from, to, unit, of: 'score' } satisfies Limits };
  const reasons = [...refusedFor(conditions, notFor), ...refusalsOf({ averageGlucose: glucose }, limits)];
  return reasons.length > 0 ? refused(...reasons) : { kind: 'answer', a1c: (glucose * per + offset) / slope };
}
