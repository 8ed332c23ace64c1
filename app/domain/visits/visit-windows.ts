import type { Laboratory, VisitWindow } from '../laboratory/laboratory.ts';
import { addDays, type CalendarDate, minutesOf, type WallClock } from '../laboratory/opening-hours.ts';
import { type CalendarDay, firstDay, type LaboratoryCalendar, timeOf } from '../promise/laboratory-calendar.ts';

const USUAL_MINUTES_LONG = 2 * 60;
const USUAL_VISITS = 4;

/** The windows of a laboratory. One that names none has two hours each, with four visits, from its first opening to its last closing. */
export function windowsOf({
  visitWindows,
  openingHours,
}: Pick<Laboratory, 'visitWindows' | 'openingHours'>): readonly VisitWindow[] {
  if (visitWindows) return visitWindows;
  const opens = Math.min(...openingHours.map((hours) => minutesOf(hours.opens)));
  const closes = Math.max(...openingHours.map((hours) => minutesOf(hours.closes)));
  return Array.from({ length: Math.max(0, Math.floor((closes - opens) / USUAL_MINUTES_LONG)) }, (_, index) => {
    const from = opens + index * USUAL_MINUTES_LONG;
    return { from: timeOf(from), to: timeOf(from + USUAL_MINUTES_LONG), visits: USUAL_VISITS };
  });
}

/** { from: '06:00', to: '08:00' } → '06:00-08:00', as forms and rows name a window */
export const windowKey = ({ from, to }: Pick<VisitWindow, 'from' | 'to'>): string => `${from}-${to}`;

/** '06:00-08:00' → { from: '06:00', to: '08:00' } */
export const windowTimes = (key: string): { from: string; to: string } => ({ from: key.slice(0, 5), to: key.slice(6) });

/** Reception needs this many minutes of opening hours to answer before a visit. */
const NOTICE_MINUTES = 3 * 60;
/** A visit can be asked for on this many days ahead. */
export const MAX_DAYS_AHEAD = 45;

/** The time that visits are asked at, and from which they are possible. */
export interface VisitMoments {
  now: WallClock;
  /** The end of the preparation of the exams. */
  ready: WallClock;
  /** The hour at which the exams must be taken, in minutes since midnight; the whole day without one. */
  hours: { from: number; until: number };
}

/** The moment after three opening hours: Tuesday 16:00, with hours from 6:00 to 17:00 → Wednesday 8:00. Null if it never opens. */
export function noticeEnd(now: WallClock, calendar: LaboratoryCalendar): WallClock | null {
  let left = NOTICE_MINUTES;
  let day: CalendarDay | null = calendar.dayOn(now.date);
  let floor = now.minutes;
  while (day) {
    const { hours, date, next } = day;
    if (hours) {
      const from = Math.max(hours.opens, floor);
      const open = Math.max(0, hours.closes - from);
      if (left <= open) return { date, minutes: from + left };
      left -= open;
    }
    floor = 0;
    day = firstDay(next, calendar, (one) => one.hours !== null);
  }
  return null;
}

/** The windows of a day in which a visit is possible, whether or not there is room. Empty on a day without visits. */
function windowsOn(
  windows: readonly VisitWindow[],
  { date, hours }: CalendarDay,
  { now, ready, hours: exams }: VisitMoments,
  notice: WallClock | null,
): VisitWindow[] {
  if (!hours || !notice || date <= now.date) return [];
  return windows.filter(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)];
    const isInTime = [notice, ready].every(
      (moment) => date > moment.date || (date === moment.date && start >= moment.minutes),
    );
    return isInTime && start >= hours.opens && end <= hours.closes && start < exams.until && end > exams.from;
  });
}

/** The exams fit in any hour. */
export const anyHour = { from: 0, until: 24 * 60 } as const;

/** A window of a day with the places that are left. */
export interface OpenWindow {
  key: string;
  left: number;
}

/** Why a day or its window is refused. `soon`: before reception can answer, or before the preparation fits. */
export type VisitDayFault = 'impossible' | 'past' | 'too-far' | 'closed' | 'soon' | 'full';

/** How many visits each window of a day has: taken('2026-11-24', '06:00-08:00') → 3 */
export type Taken = (date: CalendarDate, key: string) => number;

/** The windows of a day that have room. */
const openWindows = (
  windows: readonly VisitWindow[],
  day: CalendarDay,
  moments: VisitMoments,
  notice: WallClock | null,
  taken: Taken,
): OpenWindow[] =>
  windowsOn(windows, day, moments, notice).flatMap((window) => {
    const key = windowKey(window);
    const left = window.visits - taken(day.date, key);
    return left > 0 ? [{ key, left }] : [];
  });

/** Days, each with the windows that have room. */
export interface OpenDay {
  date: CalendarDate;
  windows: readonly OpenWindow[];
}

/** All days on which a visit can be asked for, in order. */
export function openDays(
  windows: readonly VisitWindow[],
  calendar: LaboratoryCalendar,
  moments: VisitMoments,
  taken: Taken,
): OpenDay[] {
  const notice = noticeEnd(moments.now, calendar);
  return Array.from({ length: MAX_DAYS_AHEAD }, (_, ahead) => addDays(moments.now.date, ahead + 1)).flatMap((date) => {
    const open = openWindows(windows, calendar.dayOn(date), moments, notice, taken);
    return open.length > 0 ? [{ date, windows: open }] : [];
  });
}

/** Why no visit is possible on a typed day; null if one is. */
export function faultOfVisitDay(
  date: CalendarDate | null,
  days: readonly OpenDay[],
  calendar: LaboratoryCalendar,
  { now, ready }: VisitMoments,
): VisitDayFault | null {
  if (!date) return 'impossible';
  if (days.some((day) => day.date === date)) return null;
  if (date < now.date) return 'past';
  if (date > addDays(now.date, MAX_DAYS_AHEAD)) return 'too-far';
  if (!calendar.dayOn(date).hours) return 'closed';
  const notice = noticeEnd(now, calendar);
  const [earliest = date] = [notice?.date ?? date, ready.date, addDays(now.date, 1)].sort().toReversed();
  return date <= earliest ? 'soon' : 'full';
}

/** The open days nearest to a day: the two before and after it that are closest, in order. */
export const nearestDays = (days: readonly OpenDay[], date: CalendarDate | null, count = 3): OpenDay[] =>
  days
    .toSorted((one, other) => distance(one.date, date) - distance(other.date, date) || (one.date < other.date ? -1 : 1))
    .slice(0, count)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

const distance = (one: CalendarDate, other: CalendarDate | null): number =>
  other ? Math.abs(Date.parse(one) - Date.parse(other)) : Date.parse(one);
