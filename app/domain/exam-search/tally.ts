/**
 * The matches of a query's terms by label or record number. One instance is reused, because for a query that partly matches a hundred
 * thousand labels, allocating as many objects would take longer than the search.
 */
export interface Tally {
  /** The numbers that any term has matched. */
  touched: number[];
  /** The matching terms, as a bit set. */
  terms: Uint32Array;
  /** The weight of the query's matched terms. */
  asked: Float64Array;
  /** The weight of the label's matched words. */
  covered: Float64Array;
}

/** An empty tally for this many labels or records. */
export const createTally = (size: number): Tally => ({
  touched: [],
  terms: new Uint32Array(size),
  asked: new Float64Array(size),
  covered: new Float64Array(size),
});

/** Empties a tally for the next query. */
export function clear({ touched, terms, asked, covered }: Tally): void {
  for (const number of touched) {
    terms[number] = 0;
    asked[number] = 0;
    covered[number] = 0;
  }
  touched.length = 0;
}

/** Counts a term once; returns whether it is new for this number. */
export function count(tally: Tally, number: number, term: number, asked: number, covered: number): boolean {
  const known = tally.terms[number] ?? 0;
  if (known & term) return false;
  if (known === 0) tally.touched.push(number);
  tally.terms[number] = known | term;
  tally.asked[number] = (tally.asked[number] ?? 0) + asked;
  tally.covered[number] = (tally.covered[number] ?? 0) + covered;
  return true;
}
