import { addDays, daysBetween, isCalendarDate, minutesOf, type WallClock } from '../laboratory/opening-hours.ts';
import type { JointPreparation } from '../preparation/joint-preparation.ts';
import { firstDay, type LaboratoryCalendar } from '../promise/laboratory-calendar.ts';
import { suitableMinutes, suits, USUAL_MINUTES, windowOf } from './lead-time.ts';

export type DayFault = 'impossible' | 'past' | 'too-far' | 'closed';
/** `outside`: not within the hours of an exam; `too-late`: it would end after closing. */
export type HourFault = 'impossible' | 'past' | 'closed' | 'outside' | 'too-late';

export interface VisitTime {
  at: WallClock;
  /** Whether the visitor chose it; otherwise it is the one that we propose. */
  isChosen: boolean;
  dayFault: DayFault | null;
  hourFault: HourFault | null;
  /** Whether it can be done then. Where not, nothing is promised, and nothing goes into a calendar. */
  isPossible: boolean;
}

/** Nobody plans further ahead, and the holidays are known for longer. */
const MOST_DAYS_AHEAD = 365;

interface Proposal {
  /** What we propose where nothing was chosen, or what cannot be. */
  at: WallClock;
  preparation: JointPreparation | null;
}

/** When somebody comes first: as they chose it, or as we propose it. */
export function visitTime(
  typed: { day: string; hour: string },
  { at: proposed, preparation }: Proposal,
  now: WallClock,
  calendar: LaboratoryCalendar,
): VisitTime {
  const dayFault = typed.day === '' ? null : faultOfDay(typed.day, now, calendar);
  const date = typed.day === '' || dayFault ? dayFor(typed.hour, proposed.date, now, calendar) : typed.day;
  const hourFault = typed.hour === '' ? null : faultOfHour(typed.hour, date, preparation, now, calendar);
  const isHourChosen = typed.hour !== '' && !hourFault;
  const usual = date === proposed.date ? proposed.minutes : usualMinutes(preparation, date, now, calendar);
  const minutes = isHourChosen ? minutesOf(typed.hour) : usual;
  return {
    at: { date, minutes },
    isChosen: isHourChosen || (typed.day !== '' && !dayFault),
    dayFault,
    hourFault,
    isPossible: !hourFault && suits(preparation, calendar.dayOn(date), minutes),
  };
}

/** An hour alone that has passed today is meant for the next day that is open. */
function dayFor(hour: string, proposed: string, now: WallClock, calendar: LaboratoryCalendar): string {
  if (proposed > now.date || !isHour(hour) || minutesOf(hour) >= now.minutes) return proposed;
  return firstDay(addDays(now.date, 1), calendar, ({ hours }) => hours !== null)?.date ?? proposed;
}

const isHour = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function usualMinutes(
  preparation: JointPreparation | null,
  date: string,
  now: WallClock,
  calendar: LaboratoryCalendar,
): number {
  const day = calendar.dayOn(date);
  const floor = date === now.date ? now.minutes : 0;
  // Where the hour of an exam cannot be had on that day, the page says so: it opens all the same.
  return suitableMinutes(preparation, day, floor) ?? suitableMinutes(null, day, floor) ?? USUAL_MINUTES;
}

function faultOfDay(day: string, now: WallClock, calendar: LaboratoryCalendar): DayFault | null {
  if (!isCalendarDate(day)) return 'impossible';
  if (day < now.date) return 'past';
  if (daysBetween(now.date, day) > MOST_DAYS_AHEAD) return 'too-far';
  const { hours } = calendar.dayOn(day);
  return hours && (day > now.date || now.minutes < hours.closes) ? null : 'closed';
}

function faultOfHour(
  hour: string,
  date: string,
  preparation: JointPreparation | null,
  now: WallClock,
  calendar: LaboratoryCalendar,
): HourFault | null {
  if (!isHour(hour)) return 'impossible';
  const minutes = minutesOf(hour);
  if (date === now.date && minutes < now.minutes) return 'past';
  const { hours } = calendar.dayOn(date);
  if (!hours || minutes < hours.opens || minutes >= hours.closes) return 'closed';
  const { from, until } = windowOf(preparation);
  if (minutes < from || minutes >= until) return 'outside';
  return minutes + (preparation?.dwellMinutes ?? 0) <= hours.closes ? null : 'too-late';
}
