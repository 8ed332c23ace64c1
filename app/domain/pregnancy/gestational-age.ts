import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '../laboratory/opening-hours.ts';

/** The known date that dates a pregnancy. */
export const datingBases = ['period', 'conception', 'transfer-three', 'transfer-five'] as const;
export type DatingBasis = (typeof datingBases)[number];

/** Why no pregnancy can be counted from a date. */
export type DateFault = 'missing' | 'impossible' | 'future' | 'too-old';

/** How far a pregnancy is today, and its dates. */
export interface GestationalAge {
  weeks: number;
  days: number;
  trimester: 1 | 2 | 3;
  dueDate: CalendarDate;
  /** Days since the due date; 0 on that day and before it. */
  daysPastDue: number;
  /** The probable day; for a transferred embryo, the day of its fertilization. */
  conception: CalendarDate;
  /** The first day of the first week. */
  start: CalendarDate;
}

/** The lengths of a menstrual cycle that the calculator accepts, in days. */
export const cycleDays = { shortest: 21, usual: 28, longest: 35 } as const;

/**
 * The age of the pregnancy on the known date, in days, with the last period of a 28-day cycle as day 0 (ACOG Committee Opinion 700, 2017:
 * due 261 days after the transfer of a five-day embryo, 263 after a three-day embryo).
 */
const ageOn = {
  period: 0,
  conception: 14,
  'transfer-three': 17,
  'transfer-five': 19,
} as const satisfies Record<DatingBasis, number>;

const WEEK = 7;
/** From the first day of the first week to the due date. */
export const TERM_WEEKS = 40;
const TERM_DAYS = TERM_WEEKS * WEEK;
/** No pregnancy lasts longer, so an earlier date is a typing error. */
const OLDEST_DAYS = 45 * WEEK;

/** Finds the fault of a typed date: ('2026-02-30', …) → 'impossible'. Null if a pregnancy can be counted from the date. */
export function faultOfDate(
  date: string,
  basis: DatingBasis,
  today: CalendarDate,
  cycle: number = cycleDays.usual,
): DateFault | null {
  if (date.trim() === '') return 'missing';
  if (!isCalendarDate(date)) return 'impossible';
  if (date > today) return 'future';
  return daysBetween(startOf(date, basis, cycle), today) > OLDEST_DAYS ? 'too-old' : null;
}

/**
 * Calculates the gestational age today: ('2003-11-01', 'period', '2004-02-29', 30) → 16 weeks and 6 days, due on 2004-08-09, conceived
 * around 2003-11-17.
 *
 * The due date decides, and the weeks count back from it: 280 days are 40 weeks and 0 days. A cycle longer than 28 days delays ovulation,
 * so the first week begins the same number of days later; otherwise, the same pregnancy would have one age by its period and another by its
 * conception (ACOG Committee Opinion 700, 2017: one due date, and the gestational age that follows from it). Before the first week begins,
 * the age is 0.
 */
export function gestationalAge(
  date: CalendarDate,
  basis: DatingBasis,
  today: CalendarDate,
  cycle: number = cycleDays.usual,
): GestationalAge {
  const start = startOf(date, basis, cycle);
  const dueDate = addDays(start, TERM_DAYS);
  const age = Math.max(0, daysBetween(start, today));
  const weeks = Math.floor(age / WEEK);
  return {
    weeks,
    days: age % WEEK,
    trimester: trimesterOf(weeks),
    dueDate,
    daysPastDue: Math.max(0, daysBetween(dueDate, today)),
    conception: addDays(start, ageOn.conception),
    start,
  };
}

/**
 * The inverse: ({ weeks: 6, days: 4 }, '2023-11-16') → '2023-10-01', the day from which the weeks count. With a 28-day cycle, that is the
 * first day of the last period. Null if the weeks and days are not a valid age.
 */
export function lastPeriodOf(
  { weeks, days }: Pick<GestationalAge, 'weeks' | 'days'>,
  on: CalendarDate,
): CalendarDate | null {
  const age = weeks * WEEK + days;
  const isAge = Number.isInteger(weeks) && Number.isInteger(days) && weeks >= 0 && days >= 0 && days < WEEK;
  return isAge && age <= OLDEST_DAYS ? addDays(on, -age) : null;
}

/** The completed week with which each trimester begins (ACOG). */
export const trimesterStarts = [0, 14, 28] as const;

const trimesterOf = (weeks: number): 1 | 2 | 3 => (weeks < trimesterStarts[1] ? 1 : weeks < trimesterStarts[2] ? 2 : 3);

/** The day from which the weeks count: 280 days before the due date. */
function startOf(date: CalendarDate, basis: DatingBasis, cycle: number): CalendarDate {
  const delay = basis === 'period' ? cycle - cycleDays.usual : 0;
  return addDays(date, delay - ageOn[basis]);
}
