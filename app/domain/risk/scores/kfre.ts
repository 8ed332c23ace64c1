import { plausible } from '../plausible.ts';
import {
  type Citation,
  type Condition,
  type Limits,
  type Outcome,
  type PatientSex,
  refusalsOf,
  refused,
  refusedFor,
} from '../score.ts';

export const kfreCitation: Citation = {
  authors: 'Tangri N, Stevens LA, Griffith J, et al.',
  title: 'A predictive model for progression of chronic kidney disease to kidney failure',
  journal: 'JAMA',
  year: 2011,
  place: '305:1553–1559',
  doi: '10.1001/jama.2011.451',
};
/** The source of the baseline outside North America. */
export const kfreRecalibrationCitation: Citation = {
  authors: 'Tangri N, Grams ME, Levey AS, et al.',
  title: 'Multinational assessment of accuracy of equations for predicting risk of kidney failure: a meta-analysis',
  journal: 'JAMA',
  year: 2016,
  place: '315:164–174',
  doi: '10.1001/jama.2015.18202',
};

/** The values that the equation needs; the age in years. */
export interface KfreInput {
  sex: PatientSex;
  age: number;
  /** mL/min/1.73 m² */
  egfr: number;
  /** Urine albumin-to-creatinine ratio, mg/g. */
  albuminRatio: number;
  conditions?: readonly Condition[] | undefined;
}

/** The regions with a baseline of their own. */
export type KfreRegion = 'north-america' | 'elsewhere';
/** The common action thresholds of nephrologists, in percent, from secondary sources. The answer is the number; these are remarks. */
export type KfreRemark = 'refer' | 'team' | 'plan-replacement';
/** The risk of kidney failure in two and in five years. */
export interface KfreAnswer {
  /** Percent. */
  twoYears: number;
  fiveYears: number;
  remarks: readonly KfreRemark[];
}

const limits = {
  age: { from: 18, to: 120, unit: 'a', of: 'score' } satisfies Limits,
  egfr: { from: 10, to: 60, unit: 'mL/min/{1.73_m2}', below: true, of: 'score' } satisfies Limits,
  albuminRatio: plausible('albuminRatio', 'mg/g'),
};
const notFor = ['dialysis', 'kidney-transplant', 'pregnancy', 'acute-kidney-injury'] as const;
/** The survival without kidney failure after two and after five years. */
const survivals = {
  'north-america': { two: 0.975, five: 0.924 },
  elsewhere: { two: 0.9832, five: 0.9365 },
} as const;

/**
 * Calculates the risk of dialysis or transplant (Kidney Failure Risk Equation) in people with G3 to G5 kidney disease. Colombia uses the
 * baseline of 'elsewhere'.
 */
export function kfre(input: KfreInput, region: KfreRegion = 'elsewhere'): Outcome<KfreAnswer> {
  const { age, egfr, albuminRatio } = input;
  const reasons = [...refusedFor(input.conditions, notFor), ...refusalsOf({ age, egfr, albuminRatio }, limits)];
  if (reasons.length > 0) return refused(...reasons);
  const predictor =
    -0.2201 * (age / 10 - 7.036) +
    0.2467 * ((input.sex === 'male' ? 1 : 0) - 0.5642) -
    0.5567 * (egfr / 5 - 7.222) +
    0.451 * (Math.log(albuminRatio) - 5.137);
  const risk = (survival: number): number => 100 * (1 - survival ** Math.exp(predictor));
  const [twoYears, fiveYears] = [risk(survivals[region].two), risk(survivals[region].five)];
  return { kind: 'answer', twoYears, fiveYears, remarks: remarksOn(twoYears, fiveYears) };
}

/** For 'more than 3 to 5 %' in five years, the lower limit applies: it refers patients to a nephrologist sooner. */
const remarksOn = (twoYears: number, fiveYears: number): KfreRemark[] => [
  ...(fiveYears > 3 ? (['refer'] as const) : []),
  ...(twoYears > 10 ? (['team'] as const) : []),
  ...(twoYears > 40 ? (['plan-replacement'] as const) : []),
];
