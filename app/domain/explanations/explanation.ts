import type { Words } from '../exams/localized-text.ts';
import type { CalendarDate } from '../laboratory/opening-hours.ts';

/** Questions for a doctor, in both languages. */
export interface Questions {
  es: readonly string[];
  en: readonly string[];
}

/**
 * Words about a value that a twelve-year-old reads: no diagnosis and no guess. The questions depend on the band of the value: below
 * the interval, above it, or not the expected word (`other`).
 */
export interface Explanation {
  id: string;
  /** The LOINC codes of the values that it explains; empty if it belongs to an exam. */
  loincs: readonly string[];
  /** The codes of the exams whose report it explains as a whole: cultures, stool. */
  exams: readonly string[];
  measures: Words;
  /** The usual reasons why it goes up or down. */
  moves: Words;
  low: Questions | null;
  high: Questions | null;
  other: Questions | null;
  /** The page of MedlinePlus (National Library of Medicine of the United States) that the text follows. */
  source: string;
  reviewedOn: CalendarDate;
}

/** An explanation without what a group of them shares. */
export type Written = Pick<Explanation, 'id' | 'measures' | 'moves' | 'source'> &
  Partial<Pick<Explanation, 'loincs' | 'exams' | 'low' | 'high' | 'other'>>;

const REVIEWED_ON = '2026-11-27';

export const explained = (written: readonly Written[]): readonly Explanation[] =>
  written.map((one) => ({
    loincs: [],
    exams: [],
    low: null,
    high: null,
    other: null,
    reviewedOn: REVIEWED_ON,
    ...one,
  }));

/** ('hemoglobin-test') → 'https://medlineplus.gov/lab-tests/hemoglobin-test/' */
export const sourceAddress = (source: string): string => `https://medlineplus.gov/lab-tests/${source}/`;
