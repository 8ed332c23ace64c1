import { plausible } from '../plausible.ts';
import { type Bands, bandOf, type Citation, type Limits, type Outcome, refusalsOf, refused } from '../score.ts';

export const fib4Citation: Citation = {
  authors: 'Sterling RK, Lissen E, Clumeck N, et al.',
  title:
    'Development of a simple noninvasive index to predict significant fibrosis in patients with HIV/HCV coinfection',
  journal: 'Hepatology',
  year: 2006,
  place: '43:1317–1325',
  doi: '10.1002/hep.21178',
};

/** The values that FIB-4 needs; the age in years. */
export interface Fib4Input {
  age: number;
  /** U/L */
  ast: number;
  alt: number;
  /** 10⁹/L */
  platelets: number;
}

export type Fib4Band = 'low' | 'indeterminate' | 'high';
/** The index, and how likely advanced fibrosis is. */
export interface Fib4Answer {
  index: number;
  band: Fib4Band;
  /** FIB-4 performs best from 36 to 65 years of age. */
  outsideBest: boolean;
}

const limits = {
  age: { from: 35, to: 120, unit: 'a', of: 'score' } satisfies Limits,
  ast: plausible('ast', 'U/L'),
  alt: plausible('alt', 'U/L'),
  platelets: plausible('platelets', '10*9/L'),
};

/** High means more than 2.67, so the band begins with the next number above it. */
const HIGH_FROM = 2.67 + Number.EPSILON * 2;
/** Age alone raises the index: from 65 on, low extends to 2.0. */
export const fib4Bands = (age: number): Bands<Fib4Band> => [
  'low',
  [age >= 65 ? 2 : 1.3, 'indeterminate'],
  [HIGH_FROM, 'high'],
];

/** Calculates the FIB-4 index of liver fibrosis: age × AST / (platelets × √ALT). */
export function fib4(input: Fib4Input): Outcome<Fib4Answer> {
  const { age, ast, alt, platelets } = input;
  const reasons = refusalsOf({ age, ast, alt, platelets }, limits);
  if (reasons.length > 0) return refused(...reasons);
  const index = (age * ast) / (platelets * Math.sqrt(alt));
  return { kind: 'answer', index, band: bandOf(index, fib4Bands(age)), outsideBest: age < 36 || age > 65 };
}
