import type { SearchRecord } from '../../domain/exam-search/search-record.ts';
import { isEmergency } from '../../domain/exams/urgent.ts';

/** An exam of a page's list, from the catalog: what it costs, whether it asks for fasting, and whether it is ready the same day. */
export type PricedExam = Pick<
  SearchRecord,
  'slug' | 'name' | 'fasting' | 'sameDay' | 'reportDays' | 'price' | 'urgent'
>;

/** The summary of a list of exams: how many there are, the lowest price, the fasts, and how many are ready the same day. */
export interface PriceFacts {
  count: number;
  /** The lowest price; null if every price is to be asked for. */
  from: number | null;
  /** The longest fast, in hours, and how many of the exams ask for one. */
  fasting: { hours: number; count: number };
  sameDay: number;
}

/** The facts that a list of exams has in common, for the figures above it. */
export function priceFacts(exams: readonly PricedExam[]): PriceFacts {
  const prices = exams.flatMap(({ price }) => price ?? []);
  return {
    count: exams.length,
    from: prices.length > 0 ? Math.min(...prices) : null,
    fasting: {
      hours: Math.max(0, ...exams.map(({ fasting }) => fasting)),
      count: exams.filter(({ fasting }) => fasting > 0).length,
    },
    sameDay: exams.filter(({ sameDay }) => sameDay).length,
  };
}

/** The rows in view, and those that fold. An emergency never folds; a milder warning comes with its exam. */
export function shownFirst<Row extends Pick<PricedExam, 'urgent'>>(
  exams: readonly Row[],
  most: number,
): [Row[], Row[]] {
  // One or two hidden rows are not worth a press.
  if (exams.length <= most + 2) return [[...exams], []];
  const first = exams.filter(({ urgent }, position) => position < most || isEmergency(urgent));
  return [first, exams.filter((exam) => !first.includes(exam))];
}
