import { type ReferenceRange, rangeOf } from './range-of.ts';
import { areComparable, type SentValue, sentValue } from './sent-number.ts';

/** One value of a person at one time, every text exactly as sent. */
export interface TrendValue {
  report: string;
  /** When the sample was collected, or else when the laboratory reported it. */
  at: string;
  code: string;
  name: string;
  value: string;
  unit: string;
  range: string;
  method: string | null;
  specimen: string | null;
}

/** Why a value is not in the drawing of another. `text`: it is no number. `notation`: '1.005' next to '1,5' may mean a thousand and five. */
export const barriers = ['code', 'unit', 'method', 'specimen', 'text', 'notation'] as const;
export type Barrier = (typeof barriers)[number];

/** A value as numbers: for positions in a drawing only. */
export interface TrendNumber {
  number: SentValue;
  range: ReferenceRange | null;
}

const isSame = (one: string | null, other: string | null): boolean => (one ?? '').trim() === (other ?? '').trim();

/** The first reason why two values cannot share a line; null if they can. Units differ in case: mg and Mg are not the same. */
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
