import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '../laboratory/opening-hours.ts';

/** Which date a pregnancy is counted from. */
export const datingBases = ['period', 'conception', 'transfer-three', 'transfer-five'] as const;
export type DatingBasis = (typeof datingBases)[number];

export type DateFault = 'missing' | 'impossible' | 'future' | 'too-old';

export interface GestationalAge {
  weeks: number;
  days: number;
  trimester: 1 | 2 | 3;
  dueDate: CalendarDate;
  /** The probable day; of an embryo that was transferred, the one of its fertilisation. */
  conception: CalendarDate;
  /** The day from which the weeks are counted. */
  start: CalendarDate;
}

export const cycleDays = { shortest: 21, usual: 28, longest: 35 } as const;

/**
 * How many days old the pregnancy was on the date that is known, and how many remain from it to the due date: 280 in all, counted
 * from the last period of a cycle of 28 (ACOG Committee Opinion 700, 2017: transfer + 261 for an embryo of five days, + 263 for one of three).
 */
const countedFrom = {
  period: { age: 0, remaining: 280 },
  conception: { age: 14, remaining: 266 },
  'transfer-three': { age: 17, remaining: 263 },
  'transfer-five': { age: 19, remaining: 261 },
} as const satisfies Record<DatingBasis, { age: number; remaining: number }>;

const WEEK = 7;
/** Nobody carries for longer: an earlier date is a slip of the pen. */
const OLDEST_DAYS = 45 * WEEK;

/** ('2026-02-30', …) → 'impossible'. Null when a pregnancy can be counted from the date. */
export function faultOfDate(date: string, basis: DatingBasis, today: CalendarDate): DateFault | null {
  if (date.trim() === '') return 'missing';
  if (!isCalendarDate(date)) return 'impossible';
  if (date > today) return 'future';
  return ageInDays(date, basis, today) > OLDEST_DAYS ? 'too-old' : null;
}

/**
 * ('2003-11-01', 'period', '2004-02-29', 30) → 17 weeks and 1 day, due on 2004-08-09, conceived around 2003-11-17. The weeks are those since
 * the last period, as every report counts them; a cycle longer than 28 days puts conception and due date off by the difference.
 */
export function gestationalAge(
  date: CalendarDate,
  basis: DatingBasis,
  today: CalendarDate,
  cycle: number = cycleDays.usual,
): GestationalAge {
  const age = ageInDays(date, basis, today);
  const delay = basis === 'period' ? cycle - cycleDays.usual : 0;
  const weeks = Math.floor(age / WEEK);
  return {
    weeks,
    days: age % WEEK,
    trimester: trimesterOf(weeks),
    dueDate: addDays(date, countedFrom[basis].remaining + delay),
    conception: addDays(date, countedFrom.conception.age - countedFrom[basis].age + delay),
    start: addDays(date, -countedFrom[basis].age),
  };
}

/**
 * The way back: ({ weeks: 6, days: 4 }, '2023-11-16') → '2023-10-01', the first day of the last period of who was so far on that date. Null
 * for what is no age of a pregnancy. Weeks are counted from the period whatever the cycle, so no cycle is asked for.
 */
export function lastPeriodOf(
  { weeks, days }: Pick<GestationalAge, 'weeks' | 'days'>,
  on: CalendarDate,
): CalendarDate | null {
  const age = weeks * WEEK + days;
  const isAge = Number.isInteger(weeks) && Number.isInteger(days) && weeks >= 0 && days >= 0 && days < WEEK;
  return isAge && age <= OLDEST_DAYS ? addDays(on, -age) : null;
}

/** The second trimester begins with week 14, the third with week 28 (ACOG). */
const trimesterOf = (weeks: number): 1 | 2 | 3 => (weeks < 14 ? 1 : weeks < 28 ? 2 : 3);

const ageInDays = (date: CalendarDate, basis: DatingBasis, today: CalendarDate): number =>
  daysBetween(date, today) + countedFrom[basis].age;
