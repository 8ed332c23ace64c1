import { plausible } from '../plausible.ts';
import {
  type Bands,
  bandOf,
  type Citation,
  type Condition,
  type Limits,
  type Outcome,
  type PatientSex,
  refusalsOf,
  refused,
  refusedFor,
} from '../score.ts';
import { exact } from '../units.ts';

/** The source of the adult bands. To be confirmed: the reference comes from general knowledge. */
export const bodyMassCitation: Citation = {
  authors: 'World Health Organization',
  title: 'Obesity: preventing and managing the global epidemic. Report of a WHO consultation',
  journal: 'WHO Technical Report Series',
  year: 2000,
  place: '894',
  doi: null,
};

/** The source of the waist limits. */
export const waistCitation: Citation = {
  authors: 'Aschner P, et al.',
  title:
    'Determination of the cutoff point for waist circumference that establishes the presence of abdominal obesity in Latin American men and women',
  journal: 'Diabetes Res Clin Pract',
  year: 2011,
  place: '93:243–247',
  doi: '10.1016/j.diabres.2011.05.002',
};

/** The WHO bands of the body mass index. */
export type BodyMassBand = 'underweight' | 'normal' | 'overweight' | 'obesity-1' | 'obesity-2' | 'obesity-3';
/** kg/m². */
export const bodyMassBands: Bands<BodyMassBand> = [
  'underweight',
  [18.5, 'normal'],
  [25, 'overweight'],
  [30, 'obesity-1'],
  [35, 'obesity-2'],
  [40, 'obesity-3'],
];

/**
 * The waist (cm) that indicates fat around the organs in Latin Americans. The abstract of Aschner 2011 has 94 for men and a threshold
 * between 90 and 92 for women: a clinician must confirm the 90, which is Colombian practice.
 */
const wideWaistFrom: Readonly<Record<PatientSex, number>> = { male: 94, female: 90 };

/** Whether a waist (cm) reaches the limit for the sex. */
export const hasWideWaist = (sex: PatientSex, waist: number): boolean => waist >= wideWaistFrom[sex];

/** (70 kg, 175 cm) → 22.857… kg/m² */
export const bodyMassIndex = (weight: number, height: number): number => exact((weight * 10_000) / height ** 2);

/** The answers that the body mass index needs; the age in years. */
export interface BodyMassInput {
  sex: PatientSex;
  age: number;
  /** kg */
  weight: number;
  /** cm */
  height: number;
  /** cm; null if not measured. */
  waist: number | null;
  conditions?: readonly Condition[];
}

/** The body mass index (kg/m²), its band, and whether the waist is wide; null if it was not measured. */
export interface BodyMassAnswer {
  bmi: number;
  band: BodyMassBand;
  wideWaist: boolean | null;
}

const limits = {
  age: { from: 18, to: 120, unit: 'a', of: 'score' } satisfies Limits,
  weight: plausible('weight', 'kg'),
  height: plausible('height', 'cm'),
};

/**
 * Calculates the body mass index of an adult, not during pregnancy. The band is that of the exact value: 24.96 is normal although it prints
 * as 25.0.
 */
export function bodyMass({ sex, age, weight, height, waist, conditions }: BodyMassInput): Outcome<BodyMassAnswer> {
  const reasons = [
    ...refusedFor(conditions, ['pregnancy']),
    ...refusalsOf({ age, weight, height }, limits),
    ...(waist === null ? [] : refusalsOf({ waist }, { waist: plausible('waist', 'cm') })),
  ];
  const bmi = bodyMassIndex(weight, height);
  if (reasons.length === 0) reasons.push(...refusalsOf({ bmi }, { bmi: plausible('bmi', 'kg/m2') }));
  if (reasons.length > 0) return refused(...reasons);
  return {
    kind: 'answer',
    bmi,
    band: bandOf(bmi, bodyMassBands),
    wideWaist: waist === null ? null : hasWideWaist(sex, waist),
  };
}
