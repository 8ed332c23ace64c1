import { didYouMean, plausible } from '../plausible.ts';
import type { Quantity, Unit } from '../quantity.ts';
import { type Condition, refusalOf } from '../score.ts';
import type { Urgency } from './urgency.ts';

/** The symptoms that a form asks about: those that a user has now. */
export const symptoms = [
  'chest-pain',
  'one-sided-weakness',
  'trouble-speaking',
  'breathlessness',
  'confusion',
  'severe-headache',
  'vision-loss',
  'vomiting',
] as const;
export type Symptom = (typeof symptoms)[number];

/** Symptoms of a dangerous glucose. */
export const symptomsOfSugar = ['vomiting', 'confusion', 'breathlessness'] as const satisfies readonly Symptom[];

/** A limit, and the finding of a value that passes it. */
export type Limit<Sign extends string> = readonly [limit: number, sign: Sign, urgency: Urgency];

type Measured = number | null | undefined;

/** The typed or ticked values, and figures derived from them. A missing or null value was not measured. */
export interface Findable {
  symptoms?: readonly Symptom[];
  conditions?: readonly Condition[];
  /** mmHg */
  systolic?: Measured;
  diastolic?: Measured;
  /** mg/dL */
  glucose?: Measured;
  /** %, measured or estimated from an average glucose. */
  a1c?: Measured;
  /** mg/dL */
  cholesterol?: Measured;
  ldl?: Measured;
  nonHdl?: Measured;
  triglycerides?: Measured;
  creatinine?: Measured;
  /** mL/min/1.73 m² */
  egfr?: Measured;
  /** kg/m² */
  bmi?: Measured;
  /** Whether a high glucose was ever found. */
  toldHighGlucose?: boolean;
}

/** The meaning of a value by itself, regardless of any score, and how soon to act. */
export interface SignFinding<Sign extends string = string> {
  sign: Sign;
  urgency: Urgency;
}

/** The finding of the first limit that the value reaches. `limits` go from the most to the least urgent. */
export const reached = <Sign extends string>(
  value: number | null,
  limits: readonly Limit<Sign>[],
): SignFinding<Sign>[] => {
  const found = limits.find(([limit]) => value !== null && value >= limit);
  return found ? [{ sign: found[1], urgency: found[2] }] : [];
};

/** The finding of the first limit that the value is below. `limits` go from the most to the least urgent. */
export const below = <Sign extends string>(
  value: number | null,
  limits: readonly Limit<Sign>[],
): SignFinding<Sign>[] => {
  const found = limits.find(([limit]) => value !== null && value < limit);
  return found ? [{ sign: found[1], urgency: found[2] }] : [];
};

/**
 * Returns a measured value, or null if the user may have meant a different one: 5.5 mg/dL of glucose is probably mmol/L, so the form asks
 * (`didYouMean`) instead of raising an alarm. An impossible value without an alternative does raise the alarm: a pressure of 60, a glucose
 * of 2500.
 */
export function credible(quantity: Quantity, value: Measured, unit: Unit): number | null {
  if (value === null || value === undefined || !Number.isFinite(value) || value <= 0) return null;
  const isImpossible = refusalOf(quantity, value, plausible(quantity, unit)) !== null;
  return isImpossible && didYouMean(quantity, value, unit).length > 0 ? null : value;
}
