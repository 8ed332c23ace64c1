import type { Age, ReferenceInterval } from './component.ts';

/**
 * A year is a Julian year (365.25 days), and a month is a twelfth of it (30.4375), so that '12m' and '1y' are exactly the same age.
 * Birthdays differ from this by at most a day, which no reference interval resolves.
 */
const daysIn = { d: 1, m: 30.4375, y: 365.25 } as const;

const age = /^(\d{1,3})([dmy])$/;

/** '18y' → true, '18' → false */
export const isAge = (value: unknown): value is Age => typeof value === 'string' && age.test(value);

/** '28d' → 28, '6m' → 182.625, '18y' → 6574.5; text that is not an age → NaN */
export function ageInDays(text: Age): number {
  const [, count, unit] = age.exec(text) ?? [];
  // The regular expression allows no other letter.
  return Number(count) * daysIn[unit as keyof typeof daysIn];
}

/** Whole days of life, half-open. `end` is Infinity if the interval has no upper limit. */
export interface AgeBand {
  first: number;
  end: number;
}

/**
 * The days of life for which an interval applies. A person's age is counted in whole days, so a limit falls on the first whole day that
 * reaches it: { ageFrom: '1m', ageTo: '1y' } → { first: 31, end: 366 }
 */
export const ageBand = ({ ageFrom, ageTo }: Pick<ReferenceInterval, 'ageFrom' | 'ageTo'>): AgeBand => ({
  first: Math.ceil(ageInDays(ageFrom)),
  end: ageTo === null ? Number.POSITIVE_INFINITY : Math.ceil(ageInDays(ageTo)),
});
