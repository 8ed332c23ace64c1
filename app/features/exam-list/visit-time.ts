import { addDays, daysBetween, minutesOf, type WallClock } from '../laboratory/opening-hours.ts';
import { hoursBefore } from '../preparation/fasting-start.ts';
import type { JointPreparation } from '../preparation/joint-preparation.ts';
import { type CalendarDay, firstDay, type LaboratoryCalendar } from '../promise/laboratory-calendar.ts';

export type DayFault = 'impossible' | 'past' | 'too-far' | 'closed';
export type HourFault = 'impossible' | 'past' | 'closed';

export interface VisitTime {
  at: WallClock;
  /** Whether the visitor chose it; otherwise it is the one that we propose. */
  isChosen: boolean;
  dayFault: DayFault | null;
  hourFault: HourFault | null;
}

/** Nobody plans further ahead, and the holidays are known for longer. */
const MOST_DAYS_AHEAD = 365;

/** An hour at which most people come; the laboratory's own opening where that is later. */
const USUAL_MINUTES = 7 * 60;

/** When somebody comes: as they chose it, or as we propose it where they chose nothing or what cannot be. */
export function visitTime(
  typed: { day: string; hour: string },
  preparation: JointPreparation | null,
  now: WallClock,
  calendar: LaboratoryCalendar,
): VisitTime {
  const proposed = proposedVisit(preparation, now, calendar);
  const dayFault = typed.day === '' ? null : faultOfDay(typed.day, now, calendar);
  const date = typed.day === '' || dayFault ? proposed.date : typed.day;
  const hourFault = typed.hour === '' ? null : faultOfHour(typed.hour, date, now, calendar);
  const isHourChosen = typed.hour !== '' && !hourFault;
  return {
    at: { date, minutes: isHourChosen ? minutesOf(typed.hour) : usualMinutes(preparation, calendar.dayOn(date)) },
    isChosen: isHourChosen || (typed.day !== '' && !dayFault),
    dayFault,
    hourFault,
  };
}

function faultOfDay(day: string, now: WallClock, calendar: LaboratoryCalendar): DayFault | null {
  if (!isCalendarDate(day)) return 'impossible';
  if (day < now.date) return 'past';
  if (daysBetween(now.date, day) > MOST_DAYS_AHEAD) return 'too-far';
  const { hours } = calendar.dayOn(day);
  return hours && (day > now.date || now.minutes < hours.closes) ? null : 'closed';
}

function faultOfHour(hour: string, date: string, now: WallClock, calendar: LaboratoryCalendar): HourFault | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(hour)) return 'impossible';
  const minutes = minutesOf(hour);
  if (date === now.date && minutes < now.minutes) return 'past';
  const { hours } = calendar.dayOn(date);
  return hours && minutes >= hours.opens && minutes < hours.closes ? null : 'closed';
}

/** '2026-02-30' → false */
const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

/** The first open day, from tomorrow on, before which there is time for the fast and for everything that is left out. */
function proposedVisit(preparation: JointPreparation | null, now: WallClock, calendar: LaboratoryCalendar): WallClock {
  const hours = Math.max(
    0,
    preparation?.fasting?.minHours ?? 0,
    ...(preparation?.abstentions.map((abstention) => abstention.hours) ?? []),
  );
  const isInTime = (day: CalendarDay): boolean => {
    const begin = hoursBefore({ date: day.date, minutes: usualMinutes(preparation, day) }, hours);
    return begin.date > now.date || (begin.date === now.date && begin.minutes >= now.minutes);
  };
  const tomorrow = addDays(now.date, 1);
  const day = firstDay(tomorrow, calendar, (one) => one.hours !== null && isInTime(one)) ?? calendar.dayOn(tomorrow);
  return { date: day.date, minutes: usualMinutes(preparation, day) };
}

/** Seven in the morning, or when a hormone that falls along the day can be taken. */
function usualMinutes(preparation: JointPreparation | null, { hours }: CalendarDay): number {
  const usual = Math.max(USUAL_MINUTES, hours?.opens ?? 0);
  const window = preparation?.timeOfDay;
  if (!window || window.until <= window.from) return usual;
  const [from, until] = [minutesOf(window.from), minutesOf(window.until)];
  return usual >= from && usual < until ? usual : Math.max(from, hours?.opens ?? 0);
}

/** ({ from: '07:00', until: '09:00' }, 15:00) → false */
export const isWithin = (window: { from: string; until: string }, { minutes }: WallClock): boolean =>
  minutes >= minutesOf(window.from) && minutes < minutesOf(window.until);
