import type { ReferenceRange } from './range-of.ts';
import { sideOf } from './range-of.ts';
import type { SentValue } from './sent-number.ts';

/** The positions of an interval and a value in a drawing, as fractions of its width. */
export interface ValueLine {
  /** The interval. If a limit is missing, the band extends to the edge of the drawing. */
  band: { from: number; to: number };
  /** The limits below the line, as the laboratory sent them. */
  limits: readonly { at: number; text: string }[];
  /** The value. A number is a point. `<5` covers everything up to 5, so the drawing must not show a point. */
  value: { at: number; bound: 'up-to' | 'from' | null };
  /** Whether the value is beyond the edge of the drawing. */
  isBeyond: boolean;
}

/** An interval with two limits covers the middle half of the line. An interval with one limit covers three fifths. */
const TWO_SIDED = { from: 0.25, to: 0.75 };
const ONE_SIDED = 0.6;
const EDGE = 0.03;

/**
 * Returns the positions of an interval and a value. Returns null if they cannot be compared, or if an interval with one limit is at or
 * below zero.
 */
export function valueLine(value: SentValue, range: ReferenceRange): ValueLine | null {
  const scale = scaleOf(range);
  if (!scale || sideOf(value, range) === null) return null;
  const at = scale.place(value.number);
  const { low, high } = range;
  return {
    band: { from: low ? scale.place(low.number) : 0, to: high ? scale.place(high.number) : 1 },
    limits: [low, high].flatMap((limit) => (limit ? [{ at: scale.place(limit.number), text: limit.text }] : [])),
    value: { at: Math.min(1 - EDGE, Math.max(EDGE, at)), bound: boundOf(value) },
    isBeyond: at < 0 || at > 1,
  };
}

const boundOf = ({ comparator }: SentValue): ValueLine['value']['bound'] => {
  if (comparator === null) return null;
  return comparator.startsWith('<') ? 'up-to' : 'from';
};

function scaleOf({ low, high }: ReferenceRange): { place: (number: number) => number } | null {
  if (low && high) {
    const share = (TWO_SIDED.to - TWO_SIDED.from) / (high.number - low.number);
    return { place: (number) => TWO_SIDED.from + (number - low.number) * share };
  }
  // The line of an interval with one limit starts at zero.
  const limit = high ?? low;
  if (!limit || limit.number <= 0) return null;
  const share = (high ? ONE_SIDED : 1 - ONE_SIDED) / limit.number;
  return { place: (number) => number * share };
}
