import type { SearchRecord } from './search-record.ts';
import type { Tally } from './tally.ts';

/** A label that a query contains: its record, the query's terms in it (one bit each), and the share of the label that they cover. */
export interface MatchedLabel {
  record: number;
  terms: number;
  share: number;
}

/** Every word of a name must match by spelling or by sound: a misspelled word could mean anything. */
export const MIN_SAID = 0.9;
/**
 * How much less common an exam may be and still be preferred over several exams if its names contain the whole query: FSH and LH before and
 * after GnRH.
 */
const RARER = 0.1;

/**
 * Finds the exams of a query that names several: 'TGP TGO GGT', 'creatinina, glicemia y colesterol'. Returns one exam for each name, in the
 * order of the query, if the names together cover all terms (one bit each). Returns none if the query may mean a single exam.
 */
export function severalExams(
  said: readonly MatchedLabel[],
  asked: number,
  records: readonly SearchRecord[],
  inRecords: Tally,
): number[] {
  const names = longestFirst(bestOf(said, asked, records));
  const covered = names.reduce((sum, { terms }) => sum | terms, 0);
  if (names.length < 2 || (covered & asked) !== asked) return [];
  const numbers = [
    ...new Set(names.sort((a, b) => firstTerm(a.terms) - firstTerm(b.terms)).map(({ record }) => record)),
  ];
  const commonOf = (number: number): number => records[number]?.common ?? 0;
  const least = Math.min(...numbers.map(commonOf)) - RARER;
  const isAllOfIt = (number: number): boolean =>
    ((inRecords.terms[number] ?? 0) & asked) === asked &&
    (numbers.includes(number) || (commonOf(number) >= least && records[number]?.isPackage === false));
  return inRecords.touched.some(isAllOfIt) ? [] : numbers;
}

/** For each part of the query, the exam that it names best. */
function bestOf(said: readonly MatchedLabel[], asked: number, records: readonly SearchRecord[]): MatchedLabel[] {
  const best = new Map<number, MatchedLabel>();
  const rankOf = ({ record, share }: MatchedLabel): number => share + 0.2 * (records[record]?.common ?? 0);
  for (const label of said) {
    const terms = label.terms & asked;
    if (terms === 0 || terms === asked) continue;
    const known = best.get(terms);
    if (!known || rankOf(label) > rankOf(known)) best.set(terms, { ...label, terms });
  }
  return [...best.values()];
}

/** Each term belongs to one name: 'T4 libre' is not T4. */
function longestFirst(labels: readonly MatchedLabel[]): MatchedLabel[] {
  let taken = 0;
  return labels
    .toSorted((a, b) => termsIn(b.terms) - termsIn(a.terms) || b.share - a.share)
    .filter(({ terms }) => {
      if (terms & taken) return false;
      taken |= terms;
      return true;
    });
}

const firstTerm = (terms: number): number => terms & -terms;

function termsIn(terms: number): number {
  let count = 0;
  for (let left = terms; left !== 0; left &= left - 1) count += 1;
  return count;
}
