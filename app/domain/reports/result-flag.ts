import { type RangeSide, type ReferenceRange, rangeOf, sideOf } from './range-of.ts';
import { type SentValue, sentValue } from './sent-number.ts';

/**
 * The interpretation of a value that a page shows. `ask` means that nobody has interpreted the value, and the page does not either. No
 * level is called "normal", because a value inside its interval may still matter to a doctor.
 */
export type FlagLevel =
  | 'inside'
  | 'slightly-low'
  | 'slightly-high'
  | 'low'
  | 'high'
  | 'outside'
  | 'soon-low'
  | 'soon-high'
  | 'soon'
  | 'ask';

/** A level and its source: the laboratory's flag, a comparison of two plain numbers, or nobody. */
export interface ResultFlag {
  level: FlagLevel;
  by: 'laboratory' | 'comparison' | 'nobody';
}

/** The levels, most urgent first. If a value has several flags, the most urgent level counts. */
export const levelsByUrgency: readonly FlagLevel[] = [
  'soon',
  'soon-low',
  'soon-high',
  'outside',
  'low',
  'high',
  'slightly-low',
  'slightly-high',
  'ask',
  'inside',
];

/** The levels of HL7 table 0078 (interpretation codes), v2.9. An unknown code gives `ask`. */
const knownFlags: Readonly<Record<string, FlagLevel>> = {
  N: 'inside',
  L: 'low',
  H: 'high',
  LU: 'low',
  HU: 'high',
  '<': 'low',
  '>': 'high',
  A: 'outside',
  LL: 'soon-low',
  HH: 'soon-high',
  AA: 'soon',
};
/** The flags for which a value close to its limit may be called "a little" outside. */
const mildFlags: ReadonlySet<string> = new Set(['L', 'H']);

interface Judged {
  value: string;
  unit: string;
  range: string;
  /** The flags as sent; several are separated by `~`. */
  flags: string;
}

/**
 * Interprets a value. The laboratory's flag comes first. Without a flag, it compares two plain numbers; everything else is left to a
 * doctor.
 */
export function resultFlag({ value, unit, range: rangeText, flags }: Judged): ResultFlag {
  const sent = flags.split(/[~,;\s]+/).filter((flag) => flag !== '');
  const range = rangeOf(rangeText, unit);
  const number = sentValue(value);
  if (sent.length > 0)
    return { level: sentLevel(sent, { number, range, hasRange: rangeText.trim() !== '' }), by: 'laboratory' };
  const side = number && number.comparator === null && range ? sideOf(number, range) : null;
  if (!side || !number || !range) return { level: 'ask', by: 'nobody' };
  return { level: withDegree(levelOfSide[side], number, range), by: 'comparison' };
}

const levelOfSide = { below: 'low', inside: 'inside', above: 'high' } as const satisfies Record<RangeSide, FlagLevel>;

interface Measured {
  number: SentValue | null;
  range: ReferenceRange | null;
  hasRange: boolean;
}

function sentLevel(flags: readonly string[], { number, range, hasRange }: Measured): FlagLevel {
  const levels = flags.map((flag) => {
    const level = knownFlags[flag.toUpperCase()] ?? 'ask';
    // "Inside the interval" needs an interval.
    if (level === 'inside' && !hasRange) return 'ask';
    return mildFlags.has(flag.toUpperCase()) && number && range ? withDegree(level, number, range) : level;
  });
  return levelsByUrgency.find((level) => levels.includes(level)) ?? 'ask';
}

/** The fraction of the interval's width that counts as "a little". It is a rule for the page's wording and not a clinical one. */
const SLIGHT_SHARE = 0.1;

/**
 * Returns the level with its degree: 'high' → 'slightly-high' if a plain number exceeds its limit by at most a tenth of the interval's
 * width (or of the limit, if there is only one).
 */
function withDegree(level: FlagLevel, value: SentValue, range: ReferenceRange): FlagLevel {
  if (level !== 'low' && level !== 'high') return level;
  const limit = level === 'low' ? range.low : range.high;
  // A flag that contradicts the interval keeps its plain word.
  if (!limit || value.comparator !== null || sideOf(value, range) !== (level === 'low' ? 'below' : 'above'))
    return level;
  const width = range.low && range.high ? range.high.number - range.low.number : Math.abs(limit.number);
  return Math.abs(value.number - limit.number) <= width * SLIGHT_SHARE ? `slightly-${level}` : level;
}
