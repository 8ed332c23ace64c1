import { dateTimeFormat } from '../../i18n/intl.ts';
import { type OpeningHours, type Weekday, weekdays } from './laboratory.ts';

/** A calendar date in the laboratory's time zone: 'YYYY-MM-DD'. Never an instant. */
export type CalendarDate = string;
/** The name of a public holiday. */
export type HolidayName = { es: string; en: string };
/** Returns the holiday on a date; null for any other day. */
export type HolidayOn = (date: CalendarDate) => HolidayName | null;

/** Local time at the laboratory: the date and the minutes since midnight (0–1439). */
export interface WallClock {
  date: CalendarDate;
  minutes: number;
}

/** One day of the laboratory's calendar, with holidays already applied. `hours` is null when the laboratory is closed. */
export interface OpeningDay {
  date: CalendarDate;
  hours: { opens: string; closes: string } | null;
  holiday: HolidayName | null;
}

/** Whether the laboratory is open: until when, or when it opens next. */
export type Opening =
  | { state: 'open'; closes: string }
  | { state: 'closed'; next: NextOpening | null; holiday: HolidayName | null };

/** The next time that it opens. */
export interface NextOpening {
  date: CalendarDate;
  opens: string;
  /** 0 is today, 1 is tomorrow; from 2 on, name the weekday. */
  inDays: number;
}

/** Converts an instant to the laboratory's local time. 2026-07-13T01:00:00Z in Bogotá → { date: '2026-07-12', minutes: 1200 } */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const shown = dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  const [date = '', time = ''] = shown.split(' ');
  return { date, minutes: minutesOf(time) };
}

/** The laboratory's next `count` days, starting with `first`. It is closed on public holidays. */
export function openingDays(
  first: CalendarDate,
  count: number,
  hours: readonly OpeningHours[],
  holidayOn: HolidayOn,
): OpeningDay[] {
  return Array.from({ length: count }, (_, offset) => {
    const date = addDays(first, offset);
    const holiday = holidayOn(date);
    return { date, hours: holiday ? null : hoursOn(weekdayOf(date), hours), holiday };
  });
}

/** The hours of a weekday that is not a holiday; null when the laboratory is closed. */
export function hoursOn(weekday: Weekday, openingHours: readonly OpeningHours[]): OpeningDay['hours'] {
  const line = openingHours.find(({ days }) => days.includes(weekday));
  return line ? { opens: line.opens, closes: line.closes } : null;
}

/**
 * Whether the laboratory is open at this moment, until when, and when it opens next. It is open at the opening minute and closed at the
 * closing minute.
 */
export function openingAt(now: WallClock, days: readonly OpeningDay[]): Opening {
  const today = days.find((day) => day.date === now.date);
  const hours = today?.hours;
  if (hours && now.minutes >= minutesOf(hours.opens) && now.minutes < minutesOf(hours.closes)) {
    return { state: 'open', closes: hours.closes };
  }
  const next = days.find((day) => day.hours && isLater(day, now));
  return {
    state: 'closed',
    next: next?.hours ? { date: next.date, opens: next.hours.opens, inDays: daysBetween(now.date, next.date) } : null,
    holiday: today?.holiday ?? null,
  };
}

/** How many minutes the answer of `openingAt` stays true: until opening, closing, or midnight ("tomorrow" becomes "today"). */
export function minutesUntilChange(now: WallClock, days: readonly OpeningDay[]): number {
  const hours = days.find((day) => day.date === now.date)?.hours;
  const changes = [...(hours ? [minutesOf(hours.opens), minutesOf(hours.closes)] : []), 24 * 60];
  return Math.min(...changes.filter((minutes) => minutes > now.minutes)) - now.minutes;
}

const isLater = (day: OpeningDay, now: WallClock): boolean =>
  day.date > now.date || (day.date === now.date && minutesOf(day.hours?.opens ?? '00:00') > now.minutes);

/** '17:30' → 1050 */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

// Dates count UTC midnights, where every day has 24 hours, so no local time zone affects them.
const utcMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);
const DAY_MS = 24 * 60 * 60 * 1000;

/** '2026-02-28' → true · '2026-02-30' → false · '28/02/2026' → false */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const midnight = utcMidnight(text);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** ('2026-02-28', 1) → '2026-03-01' */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 10);

/** ('2026-02-27', '2026-03-01') → 2 */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / DAY_MS;

/** '2026-11-17' → 'tuesday' */
export const weekdayOf = (date: CalendarDate): Weekday => weekdays[new Date(utcMidnight(date)).getUTCDay()] ?? 'sunday';
