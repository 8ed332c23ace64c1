import type { ReferenceInterval } from './component.ts';

/** A position on the line: 0 is its left end, and 1 its right end. */
export type Place = number;

/** A reference interval on the line. */
export interface NumberLineBand {
  /** The index of the interval that it shows. */
  interval: number;
  from: Place;
  to: Place;
  /** A band without that limit extends beyond the end of the line. */
  openBelow: boolean;
  openAbove: boolean;
}

/** The scale, the ticks, and the intervals of a component. */
export interface NumberLine {
  /** `logarithmic` if the limits are so far apart that the small ones would coincide. */
  scale: 'linear' | 'logarithmic';
  from: number;
  to: number;
  ticks: { value: number; at: Place }[];
  bands: NumberLineBand[];
}

type Limits = Pick<ReferenceInterval, 'low' | 'high'>;

/** Above this ratio of the highest to the lowest limit, half of the limits would share a tenth of the line. */
const FAR_APART = 50;

/**
 * Places a component's intervals on one line with round ticks: numbers only, no drawing. Null if no limit exists.
 * [{ low: 70, high: 99 }] → from 60 to 110, ticks at 60, 70 … 110, a band from 0.2 to 0.78
 */
export function numberLine(intervals: readonly Limits[]): NumberLine | null {
  const limits = intervals.flatMap(({ low, high }) => [low, high]).filter((limit) => limit !== null);
  if (limits.length === 0) return null;
  const lowest = Math.min(...limits);
  const highest = Math.max(...limits);
  const axis = lowest > 0 && highest / lowest > FAR_APART ? decades(lowest, highest) : evenly(lowest, highest);
  const { placeOf, scale, ticks } = axis;
  const [from = 0, to = 0] = [ticks[0], ticks.at(-1)];
  return {
    scale,
    from,
    to,
    // Ticks are evenly spaced on both scales.
    ticks: ticks.map((value, index) => ({ value, at: index / (ticks.length - 1) })),
    bands: intervals.flatMap(({ low, high }, interval) =>
      low === null && high === null
        ? []
        : [
            {
              interval,
              from: low === null ? 0 : placeOf(low),
              to: high === null ? 1 : placeOf(high),
              openBelow: low === null,
              openAbove: high === null,
            },
          ],
    ),
  };
}

interface Axis {
  scale: NumberLine['scale'];
  ticks: number[];
  placeOf: (value: number) => Place;
}

/** Round steps, with room on both sides; a line without negative limits does not go below zero. */
function evenly(lowest: number, highest: number): Axis {
  const width = highest - lowest || Math.abs(highest) || 1;
  const step = roundStep(width / 4);
  const below = Math.floor(lowest / step + SLIP) - 1;
  const first = lowest >= 0 ? Math.max(0, below) : below;
  const last = Math.ceil(highest / step - SLIP) + 1;
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => exactly(first + index, step));
  return { scale: 'linear', ticks, placeOf: (value) => (value / step - first) / (last - first) };
}

/** Powers of ten, with some skipped if there are many. */
function decades(lowest: number, highest: number): Axis {
  const first = Math.floor(Math.log10(lowest));
  const last = Math.ceil(Math.log10(highest));
  const stride = Math.ceil((last - first) / 7);
  const count = Math.ceil((last - first) / stride);
  const end = first + count * stride;
  const ticks = Array.from({ length: count + 1 }, (_, index) => exactly(1, 10 ** (first + index * stride)));
  return { scale: 'logarithmic', ticks, placeOf: (value) => (Math.log10(value) - first) / (end - first) };
}

/** Absorbs rounding errors: division may give 2.9999999999999996 instead of 3. */
const SLIP = 1e-9;

/** 7 × 0.1 → 0.7, not 0.7000000000000001 */
const exactly = (count: number, step: number): number => Number((count * step).toPrecision(12));

/** The next value of 1, 2, 5 × 10ⁿ: 7.25 → 10, 0.03 → 0.05 */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= atLeast * (1 - SLIP)) ?? 10;
  return exactly(factor, power);
}
