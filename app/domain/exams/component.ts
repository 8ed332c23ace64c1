import type { Words } from './localized-text.ts';

/** The sex of a reference interval. */
export const sexes = ['any', 'female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** An age in days, months, or years: '0d', '28d', '6m', '18y'. */
export type Age = `${number}${'d' | 'm' | 'y'}`;

/** One value that an exam reports, such as the hemoglobin of a blood count. */
export interface Component {
  /** Unique within the exam: 'haemoglobin'. */
  id: string;
  name: Words;
  loinc: string | null;
  /** UCUM in its machine-readable form: '10*3/uL'. Null if the answer is not a number. */
  unit: string | null;
  /** The decimals of the reported number; null if the answer is not a number. */
  decimals: number | null;
  intervals: readonly ReferenceInterval[];
  /** The expected answer if it is a word: "Negativo". Null if the answer is a number. */
  expected: Words | null;
}

/** The values to expect in people of a sex and an age. */
export interface ReferenceInterval {
  sex: Sex;
  /** Half-open: from this age up to, but not including, the other. Null: no upper limit. */
  ageFrom: Age;
  ageTo: Age | null;
  /** Both included. Null: no limit on that side. At least one is a number. */
  low: number | null;
  high: number | null;
  /** The condition that sex and age cannot express: "Fase lútea". Null: everyone of that sex and age. */
  condition: Words | null;
  /** The source of the interval. */
  source: IntervalSource;
}

/** `general` is common knowledge, a plausible default: the laboratory replaces it with its own intervals (`docs/catalogue-import.md`). */
export const intervalSources = [
  'general',
  'manufacturer',
  'who-2021-semen',
  'ada-2026',
  'kdigo-2024',
  'who-anaemia-2024',
  'ifcc',
  'guideline',
] as const;
export type IntervalSource = (typeof intervalSources)[number];
