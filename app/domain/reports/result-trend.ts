import { type Barrier, barrierBetween, measuredOf, type TrendNumber, type TrendValue } from './trend-barriers.ts';

/** A value in the chart. `x` and `y` are fractions of the chart's width and height, from the left and from the bottom. */
export interface TrendPoint {
  x: number;
  y: number;
  /** The text of the value, exactly as sent. */
  text: string;
  at: string;
  /** The direction of a bound. `<5` covers everything up to 5, and is not a point. */
  bound: 'up-to' | 'from' | null;
}

/** A period with one reference interval. A missing limit is the edge of the chart. */
export interface TrendBand {
  from: number;
  to: number;
  low: number;
  high: number;
}

/**
 * A row of the table. `barrier` is the reason why the value is not in the chart. `hasNewRange` means that the laboratory used another
 * interval for the value before it.
 */
export interface TrendRow extends TrendValue {
  barrier: Barrier | null;
  hasNewRange: boolean;
}

export interface ResultTrend {
  /** The rows, newest first. The first is the value that the page shows. */
  rows: readonly TrendRow[];
  /** The points, oldest first; empty if there is nothing to compare. */
  points: readonly TrendPoint[];
  /** The lines, each between two neighboring points, by their positions in `points`. */
  lines: readonly (readonly [from: number, to: number])[];
  bands: readonly TrendBand[];
}

/** The maximum number of values in the chart and its table, because more do not fit on a phone. */
export const MAX_MEASUREMENTS = 8;

/**
 * Returns the last values of an analyte, with the current one. Only values with the same code, unit, method, and specimen are points; the
 * others are rows with their reason. A line never crosses such a row, a bound, or a change of the interval. Returns null if there is no
 * earlier value.
 */
export function resultTrend(current: TrendValue, others: readonly TrendValue[]): ResultTrend | null {
  const earlier = others
    .filter(({ report, at }) => report !== current.report && at <= current.at)
    .toSorted((one, other) => compareText(one.at, other.at))
    .slice(1 - MAX_MEASUREMENTS);
  if (earlier.length === 0) return null;
  const all = [...earlier, current];
  const judged = all.map((one) => ({ ...one, barrier: barrierBetween(one, current) }));
  const rows = judged.map((one, place): TrendRow => {
    // Limits in another unit differ, which does not mean that the interval changed.
    const before = judged.slice(0, place).findLast(({ barrier }) => barrier === null);
    const hasNewRange = one.barrier === null && before !== undefined && before.range.trim() !== one.range.trim();
    return { ...one, hasNewRange };
  });
  return { rows: rows.toReversed(), ...drawingOf(rows) };
}

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

interface Drawn {
  row: TrendRow;
  measured: TrendNumber;
  /** The position among all rows. A gap between two positions means that a row between the points is not in the chart. */
  place: number;
}

const nothing = { points: [], lines: [], bands: [] } as const;

function drawingOf(rows: readonly TrendRow[]): Omit<ResultTrend, 'rows'> {
  const drawn = rows.flatMap((row, place): Drawn[] => {
    const measured = row.barrier === null ? measuredOf(row) : null;
    return measured ? [{ row, measured, place }] : [];
  });
  if (drawn.length < 2) return nothing;
  const [x, y] = [timeScale(drawn), valueScale(drawn)];
  const points = drawn.map(({ row, measured: { number } }): TrendPoint => {
    const { comparator } = number;
    const bound = comparator === null ? null : comparator.startsWith('<') ? 'up-to' : 'from';
    return { x: x(row.at), y: y(number.number), text: row.value, at: row.at, bound };
  });
  return { points, lines: linesOf(drawn, points), bands: bandsOf(drawn, points, y) };
}

const linesOf = (drawn: readonly Drawn[], points: readonly TrendPoint[]): (readonly [number, number])[] =>
  drawn.flatMap(({ row, place }, at) => {
    const before = drawn[at - 1];
    const isJoined =
      before?.place === place - 1 && !row.hasNewRange && points[at]?.bound === null && points[at - 1]?.bound === null;
    return isJoined ? [[at - 1, at] as const] : [];
  });

/** The margins for labels and points. */
const [LEFT, RIGHT, BOTTOM, TOP] = [0.06, 0.9, 0.14, 0.82];

function timeScale(drawn: readonly Drawn[]): (at: string) => number {
  const times = drawn.map(({ row }) => Date.parse(row.at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const span = last - first;
  return (at) => (span === 0 ? RIGHT : LEFT + ((Date.parse(at) - first) / span) * (RIGHT - LEFT));
}

function valueScale(drawn: readonly Drawn[]): (number: number) => number {
  const numbers = drawn.flatMap(({ measured: { number, range } }) => [
    number.number,
    ...(range?.low ? [range.low.number] : []),
    ...(range?.high ? [range.high.number] : []),
  ]);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const span = most - least;
  return (number) => (span === 0 ? (BOTTOM + TOP) / 2 : BOTTOM + ((number - least) / span) * (TOP - BOTTOM));
}

/** Returns one band for each run of points with the same interval. A band ends halfway to the next run. */
function bandsOf(
  drawn: readonly Drawn[],
  points: readonly TrendPoint[],
  y: (number: number) => number,
): readonly TrendBand[] {
  const runs: { first: number; last: number }[] = [];
  for (const at of drawn.keys()) {
    const run = runs.at(-1);
    if (run && sameRange(drawn[at], drawn[at - 1])) run.last = at;
    else runs.push({ first: at, last: at });
  }
  const between = (left: number, right: number) => ((points[left]?.x ?? 0) + (points[right]?.x ?? 1)) / 2;
  return runs.flatMap(({ first, last }): TrendBand[] => {
    const range = drawn[first]?.measured.range;
    if (!range) return [];
    const from = first === 0 ? 0 : between(first - 1, first);
    const to = last === drawn.length - 1 ? 1 : between(last, last + 1);
    // A run of values at one instant has no width.
    if (from >= to) return [];
    return [{ from, to, low: range.low ? y(range.low.number) : 0, high: range.high ? y(range.high.number) : 1 }];
  });
}

const sameRange = (one: Drawn | undefined, other: Drawn | undefined): boolean =>
  one?.row.range.trim() === other?.row.range.trim();
