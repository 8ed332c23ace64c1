/**
 * What the terms of a query have found, of labels or of records, by their numbers. One is used over and over: for a query that a
 * hundred thousand labels answer in part, making as many objects would take longer than finding them.
 */
export interface Tally {
  /** Those that any term has found. */
  touched: number[];
  /** Which terms, a bit each. */
  terms: Uint32Array;
  /** The weight of what was asked and is found, and of what the label says and was asked. */
  asked: Float64Array;
  told: Float64Array;
}

export const createTally = (size: number): Tally => ({
  touched: [],
  terms: new Uint32Array(size),
  asked: new Float64Array(size),
  told: new Float64Array(size),
});

export function clear({ touched, terms, asked, told }: Tally): void {
  for (const number of touched) {
    terms[number] = 0;
    asked[number] = 0;
    told[number] = 0;
  }
  touched.length = 0;
}

/** Counts a term once; returns whether it is new there. */
export function count(tally: Tally, number: number, term: number, asked: number, told: number): boolean {
  const known = tally.terms[number] ?? 0;
  if (known & term) return false;
  if (known === 0) tally.touched.push(number);
  tally.terms[number] = known | term;
  tally.asked[number] = (tally.asked[number] ?? 0) + asked;
  tally.told[number] = (tally.told[number] ?? 0) + told;
  return true;
}
