import { areComparable, type SentNumber, sentNumber } from './sent-number.ts';

export interface RangeBound extends SentNumber {
  /** Whether the limit belongs to the range: '<9' excludes 9, and 'hasta 50' includes 50. */
  isIncluded: boolean;
}

/** The limits of a reference interval. At least one is not null. */
export interface ReferenceRange {
  low: RangeBound | null;
  high: RangeBound | null;
}

const NUMBER = String.raw`[+-]?\d+(?:[.,]\d+)?`;
/** Matches an interval with two limits, in the notations of laboratory systems (HL7 v2, OBX-7: "lower limit-upper limit"). */
const between = new RegExp(
  String.raw`^(?:de|entre|from|between)?\s*(${NUMBER})\s*(?:-|–|—|\.{2,3}|a|y|to|and)\s*(${NUMBER})$`,
  'i',
);
/** The notations of an interval with one limit (OBX-7: "> lower limit", "< upper limit"), including words that laboratories use. */
const oneSided: readonly (readonly [pattern: string, side: 'low' | 'high', isIncluded: boolean])[] = [
  ['<=|≤|hasta|m[aá]ximo|menor o igual (?:a|que)|up to', 'high', true],
  ['<|menor (?:de|que|a)|inferior a|less than|below', 'high', false],
  ['>=|≥|desde|m[ií]nimo|mayor o igual (?:a|que)|at least|from', 'low', true],
  ['>|mayor (?:de|que|a)|superior a|more than|greater than|above', 'low', false],
];

/**
 * Parses a reference interval: '70-105', '4.3 to 6.2', '<9', 'hasta 50', or '70 - 105 mg/dL' if the unit matches. Returns null for
 * everything else, including limits in the wrong order, so that no value is compared with a guess.
 */
export function rangeOf(text: string, unit = ''): ReferenceRange | null {
  const bare = withoutBrackets(withoutUnit(text.trim(), unit.trim()));
  const [, from, to] = between.exec(bare) ?? [];
  if (from !== undefined && to !== undefined) return twoSided(sentNumber(from), sentNumber(to));
  for (const [pattern, side, isIncluded] of oneSided) {
    const [, limit] = new RegExp(`^(?:${pattern})\\s*(${NUMBER})$`, 'i').exec(bare) ?? [];
    const number = limit === undefined ? null : sentNumber(limit);
    if (number) return { low: null, high: null, [side]: { ...number, isIncluded } };
  }
  return null;
}

function twoSided(low: SentNumber | null, high: SentNumber | null): ReferenceRange | null {
  if (!low || !high || low.number >= high.number || !areComparable([low, high])) return null;
  return { low: { ...low, isIncluded: true }, high: { ...high, isIncluded: true } };
}

/** '(70 - 105)' → '70 - 105' */
const withoutBrackets = (text: string): string => (/^[[(].*[\])]$/.test(text) ? text.slice(1, -1).trim() : text);

const withoutUnit = (text: string, unit: string): string =>
  unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;

export type RangeSide = 'below' | 'inside' | 'above';

/** Returns the position of a number relative to the range. Returns null if the notations of the numbers cannot be compared. */
export function sideOf(value: SentNumber, { low, high }: ReferenceRange): RangeSide | null {
  if (!areComparable([value, low, high].filter((one) => one !== null))) return null;
  if (low && (value.number < low.number || (value.number === low.number && !low.isIncluded))) return 'below';
  if (high && (value.number > high.number || (value.number === high.number && !high.isIncluded))) return 'above';
  return 'inside';
}
