import { plausible } from '../plausible.ts';
import { type Citation, type Condition, type Limits, type Outcome, refusalsOf, refused, refusedFor } from '../score.ts';

export const homaCitation: Citation = {
  authors: 'Matthews DR, Hosker JP, Rudenski AS, et al.',
  title:
    'Homeostasis model assessment: insulin resistance and β-cell function from fasting plasma glucose and insulin concentrations in man',
  journal: 'Diabetologia',
  year: 1985,
  place: '28:412–419',
  doi: '10.1007/BF00280883',
};

/** The values that HOMA-IR needs. */
export interface HomaInput {
  /** mg/dL, fasting. */
  glucose: number;
  /** µU/mL, fasting. */
  insulin: number;
  /** The person's conditions; fasting and pregnancy matter here. */
  conditions?: readonly Condition[] | undefined;
}

const limits: Readonly<Record<'glucose' | 'insulin', Limits>> = {
  glucose: plausible('glucose', 'mg/dL'),
  insulin: plausible('insulin', 'u[IU]/mL'),
};

/**
 * Calculates HOMA-IR, the index of insulin resistance. It has no bands: which value counts as high depends on the assay and the
 * population.
 */
export function homa({ glucose, insulin, conditions }: HomaInput): Outcome<{ index: number }> {
  const reasons = [
    ...refusedFor(conditions, ['not-fasting', 'pregnancy']),
    ...refusalsOf({ glucose, insulin }, limits),
  ];
  // 405 = 22.5 × 18: the original divides by 22.5, with glucose in mmol/L, and 1 mmol/L is 18 mg/dL.
  return reasons.length > 0 ? refused(...reasons) : { kind: 'answer', index: (insulin * glucose) / 405 };
}
