import { type RangeSide, type ReferenceRange, rangeOf, sideOf } from './range-of.ts';
import { type SentValue, sentValue } from './sent-number.ts';

/**
 * The statement of a page about a value. `ask`: nobody has judged it, and neither do we. No level is called "normal": a value inside an interval
 * may still matter to a doctor.
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

/** `laboratory`: its flag. `comparison`: we compared two plain numbers. `nobody`: there is nothing to say. */
export interface ResultFlag {
  level: FlagLevel;
  by: 'laboratory' | 'comparison' | 'nobody';
}

/** The most urgent first: of several flags, the first of these counts. */
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

/** HL7 table 0078 (interpretation codes), v2.9. Codes that this table does not name are unknown to us: `ask`. */
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
/** Flags for which a value close to its limit may be called "a little" outside. */
const mildFlags: ReadonlySet<string> = new Set(['L', 'H']);

interface Judged {
  value: string;
  unit: string;
  range: string;
  /** As sent; several are separated by `~`. */
  flags: string;
}

/** The laboratory's flag wins. Without one, two plain numbers are compared; everything else is left to a doctor. */
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

/** The share of the interval's width that still counts as "a little". A rule of the page's words, not a clinical one. */
const SLIGHT_SHARE = 0.1;

/** 'high' → 'slightly-high' for a plain number at most a tenth of the interval beyond its limit (of the limit, if there is only one). */
function withDegree(level: FlagLevel, value: SentValue, range: ReferenceRange): FlagLevel {
  if (level !== 'low' && level !== 'high') return level;
  const limit = level === 'low' ? range.low : range.high;
  // A flag that contradicts the interval keeps its plain word.
  if (!limit || value.comparator !== null || sideOf(value, range) !== (level === 'low' ? 'below' : 'above'))
    return level;
  const width = range.low && range.high ? range.high.number - range.low.number : Math.abs(limit.number);
  return Math.abs(value.number - limit.number) <= width * SLIGHT_SHARE ? `slightly-${level}` : level;
}
