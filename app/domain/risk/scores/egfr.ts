import { plausible } from '../plausible.ts';
import {
  type Bands,
  bandOf,
  type Citation,
  type Condition,
  type Limits,
  type Outcome,
  type PatientSex,
  printedIn,
  refusalsOf,
  refused,
  refusedFor,
} from '../score.ts';

export const egfrCitation: Citation = {
  authors: 'Inker LA, Eneanya ND, Coresh J, et al.',
  title: 'New creatinine- and cystatin C-based equations to estimate GFR without race',
  journal: 'N Engl J Med',
  year: 2021,
  place: '385:1737–1749',
  doi: '10.1056/NEJMoa2102953',
};

/** The input of the eGFR calculation. Age is in years. */
export interface EgfrInput {
  sex: PatientSex;
  age: number;
  /** mg/dL, by an IDMS-traceable method. */
  creatinine: number;
  conditions?: readonly Condition[] | undefined;
}

/** From kidney failure (G5) to a normal filtration rate (G1). */
export type KdigoCategory = 'G5' | 'G4' | 'G3b' | 'G3a' | 'G2' | 'G1';
/**
 * KDIGO categories by GFR alone. A diagnosis of chronic kidney disease also requires a GFR below 60 or a marker of kidney damage, such as
 * albuminuria, for more than three months.
 */
export const kdigoCategories: Bands<KdigoCategory> = [
  'G5',
  [15, 'G4'],
  [30, 'G3b'],
  [45, 'G3a'],
  [60, 'G2'],
  [90, 'G1'],
];

/** The filtration rate and its KDIGO category. */
export interface EgfrAnswer {
  /** mL/min/1.73 m², exact. */
  egfr: number;
  /** The value that a report prints: rounded to a whole number unless that would change the category. */
  printed: number;
  category: KdigoCategory;
}

const limits = {
  age: { from: 18, to: 120, unit: 'a', of: 'score' } satisfies Limits,
  creatinine: plausible('creatinine', 'mg/dL'),
};
const notFor = ['pregnancy', 'acute-kidney-injury', 'dialysis', 'extreme-muscle-mass'] as const;

/**
 * Estimates the glomerular filtration rate by CKD-EPI 2021, from creatinine, without race. Many published copies still use the 2009 equation
 * (constants 141 and 0.993).
 */
export function egfr({ sex, age, creatinine, conditions }: EgfrInput): Outcome<EgfrAnswer> {
  const reasons = [...refusedFor(conditions, notFor), ...refusalsOf({ age, creatinine }, limits)];
  if (reasons.length > 0) return refused(...reasons);
  const { kappa, alpha, factor } = bySex[sex];
  const ratio = creatinine / kappa;
  const rate = 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor;
  return {
    kind: 'answer',
    egfr: rate,
    printed: printedIn(rate, kdigoCategories),
    category: bandOf(rate, kdigoCategories),
  };
}

const bySex = {
  female: { kappa: 0.7, alpha: -0.241, factor: 1.012 },
  male: { kappa: 0.9, alpha: -0.302, factor: 1 },
} as const;
