import { didYouMean, plausible } from '../plausible.ts';
import { type Condition, type Quantity, refusalOf, type Unit } from '../score.ts';
import type { Urgency } from './urgency.ts';

/** What somebody may feel at this moment. */
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

/** The symptoms that a dangerous glucose causes. */
export const symptomsOfSugar = ['vomiting', 'confusion', 'breathlessness'] as const satisfies readonly Symptom[];

type Measured = number | null | undefined;

/** What somebody typed or ticked, and the figures that follow from it. What is missing or null was not measured. */
export interface Findable {
  symptoms?: readonly Symptom[];
  conditions?: readonly Condition[];
  /** mmHg */
  systolic?: Measured;
  diastolic?: Measured;
  /** mg/dL */
  glucose?: Measured;
  /** %, measured, or estimated from an average glucose. */
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
  /** Was ever found to have a high glucose. */
  toldHighGlucose?: boolean;
}

/** What a value means by itself, whatever a score makes of it, and how soon to act. */
export interface Finding<Sign extends string = string> {
  sign: Sign;
  urgency: Urgency;
}

/** The first limit that a value reaches, from the most urgent to the least. */
export const reached = <Sign extends string>(
  value: number | null,
  limits: readonly (readonly [limit: number, sign: Sign, urgency: Urgency])[],
): Finding<Sign>[] => {
  const found = limits.find(([limit]) => value !== null && value >= limit);
  return found ? [{ sign: found[1], urgency: found[2] }] : [];
};

/** The first limit that a value stays below, from the most urgent to the least. */
export const below = <Sign extends string>(
  value: number | null,
  limits: readonly (readonly [limit: number, sign: Sign, urgency: Urgency])[],
): Finding<Sign>[] => {
  const found = limits.find(([limit]) => value !== null && value < limit);
  return found ? [{ sign: found[1], urgency: found[2] }] : [];
};

/**
 * Null when another value can be meant: 5.5 mg/dL of glucose are mmol/L, and the form asks (`didYouMean`) instead of raising an alarm. A
 * value that is impossible and can mean nothing else raises the alarm: a pressure of 60, a glucose of 2500.
 */
export function credible(quantity: Quantity, value: Measured, unit: Unit): number | null {
  if (value === null || value === undefined || !Number.isFinite(value) || value <= 0) return null;
  const isImpossible = refusalOf(quantity, value, plausible(quantity, unit)) !== null;
  return isImpossible && didYouMean(quantity, value, unit).length > 0 ? null : value;
}
