import { type ReferenceRange, rangeOf } from './range-of.ts';
import { areComparable, type SentValue, sentValue } from './sent-number.ts';

/** One value of a person at one time, with every text exactly as sent. */
export interface TrendValue {
  report: string;
  /** The time of collection, or else the time at which the laboratory reported the value. */
  at: string;
  code: string;
  name: string;
  value: string;
  unit: string;
  range: string;
  method: string | null;
  specimen: string | null;
}

/**
 * The reasons why a value is not in the chart of another value. `text` means that it is not a number. `notation` means that its number
 * format is ambiguous: '1.005' next to '1,5' may mean one thousand and five.
 */
export const barriers = ['code', 'unit', 'method', 'specimen', 'text', 'notation'] as const;
export type Barrier = (typeof barriers)[number];

/** A value as numbers, only for positions in the chart. */
export interface TrendNumber {
  number: SentValue;
  range: ReferenceRange | null;
}

const isSame = (one: string | null, other: string | null): boolean => (one ?? '').trim() === (other ?? '').trim();

/**
 * Returns the first reason why two values cannot share a line; null if they can. The comparison of units is case-sensitive: mg and Mg
 * differ.
 */
export function barrierBetween(one: TrendValue, current: TrendValue): Barrier | null {
  if (!isSame(one.code, current.code)) return 'code';
  if (!isSame(one.unit, current.unit)) return 'unit';
  if (!isSame(one.method, current.method)) return 'method';
  if (!isSame(one.specimen, current.specimen)) return 'specimen';
  const [number, other] = [sentValue(one.value), sentValue(current.value)];
  if (!number || !other) return 'text';
  return areComparable([number, other, ...limitsOf(one), ...limitsOf(current)]) ? null : 'notation';
}

export function measuredOf({ value, range, unit }: TrendValue): TrendNumber | null {
  const number = sentValue(value);
  return number && { number, range: rangeOf(range, unit) };
}

const limitsOf = ({ range, unit }: TrendValue) => {
  const { low = null, high = null } = rangeOf(range, unit) ?? {};
  return [low, high].filter((limit) => limit !== null);
};
