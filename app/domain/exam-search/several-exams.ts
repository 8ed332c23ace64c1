import type { SearchRecord } from './search-record.ts';
import type { Tally } from './tally.ts';

/** A label that a query says: whose it is, which terms of the query are in it (a bit each), and how much of it they are. */
export interface SaidLabel {
  record: number;
  terms: number;
  share: number;
}

/** Every word of a name, as written or as it sounds: a slip may be anything. */
export const LEAST_SAID = 0.9;
/** So much rarer may an exam be that has all that was asked in its names, and be one of several no less: FSH and LH before and after GnRH. */
const RARER = 0.1;

/**
 * Who types several exams at once names each: 'TGP TGO GGT', 'creatinina, glicemia y colesterol'. Returns one exam for each name, in the
 * order of the query, where the names together are all that was asked (a bit for each term); none where it may be one exam.
 */
export function severalExams(
  said: readonly SaidLabel[],
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

/** Of each part of the query the exam that is best called by it. */
function bestOf(said: readonly SaidLabel[], asked: number, records: readonly SearchRecord[]): SaidLabel[] {
  const best = new Map<number, SaidLabel>();
  const rankOf = ({ record, share }: SaidLabel): number => share + 0.2 * (records[record]?.common ?? 0);
  for (const label of said) {
    const terms = label.terms & asked;
    if (terms === 0 || terms === asked) continue;
    const known = best.get(terms);
    if (!known || rankOf(label) > rankOf(known)) best.set(terms, { ...label, terms });
  }
  return [...best.values()];
}

/** Each term belongs to one name: 'T4 libre' is not T4. */
function longestFirst(labels: readonly SaidLabel[]): SaidLabel[] {
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
