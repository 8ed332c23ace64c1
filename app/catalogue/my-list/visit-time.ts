import {
  addDays,
  type CalendarDate,
  daysBetween,
  minutesOf,
  type WallClock,
} from '../../domain/laboratory/opening-hours.ts';
import type { JointPreparation } from '../../domain/preparation/joint-preparation.ts';
import { type CalendarDay, firstDay, type LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { typedDay } from '../../domain/promise/typed-day.ts';
import { suitableMinutes, suits, USUAL_MINUTES, windowOf } from './lead-time.ts';

/** `closed`: a Sunday or a public holiday. `over`: today, after closing. */
export type DayFault = 'impossible' | 'past' | 'too-far' | 'closed' | 'over';
/** `outside`: not within the hours of an exam. `too-late`: the visit would end after closing. */
export type HourFault = 'impossible' | 'past' | 'closed' | 'outside' | 'too-late';

/** The time of the first visit, and the faults of what the visitor typed for it. */
export interface VisitTime {
  at: WallClock;
  /** Whether the visitor chose it; otherwise it is our proposal. */
  isChosen: boolean;
  dayFault: DayFault | null;
  hourFault: HourFault | null;
  /** The typed day, if it exists: its holiday explains a refusal. */
  day: CalendarDay | null;
  /** Whether the visit is possible then. If not, the page promises nothing, and no calendar file has the visit. */
  isPossible: boolean;
}

/** Far enough for any plan, and within the range of known holidays. */
const MAX_DAYS_AHEAD = 365;

interface Proposal {
  /** Our proposal, for when the visitor chose nothing or something impossible. */
  at: WallClock;
  preparation: JointPreparation | null;
}

/**
 * The time of the first visit, as the visitor chose it or as we propose it. A refused day stays refused: the proposal is then only an
 * example, and the page promises nothing for it.
 */
export function visitTime(
  typed: { day: string; hour: string },
  { at: proposed, preparation }: Proposal,
  now: WallClock,
  calendar: LaboratoryCalendar,
): VisitTime {
  const day = dayTyped(typed.day, now, calendar);
  const dayFault = typed.day === '' ? null : faultOfDay(typedDay(typed.day), day, now);
  const date = day && !dayFault ? day.date : dayFor(typed.hour, proposed.date, now, calendar);
  const hourFault = typed.hour === '' ? null : faultOfHour(typed.hour, date, preparation, now, calendar);
  const isHourChosen = typed.hour !== '' && !hourFault;
  const usual = date === proposed.date ? proposed.minutes : usualMinutes(preparation, date, now, calendar);
  const minutes = isHourChosen ? minutesOf(typed.hour) : usual;
  return {
    at: { date, minutes },
    isChosen: !dayFault && (isHourChosen || typed.day !== ''),
    dayFault,
    hourFault,
    day,
    isPossible: !dayFault && !hourFault && suits(preparation, calendar.dayOn(date), minutes),
  };
}

/** If the visitor chose only an hour, and it has passed today, it means the next open day. */
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
  // If the day has no suitable hour for an exam, the page says so, but the laboratory is still open.
  return suitableMinutes(preparation, day, floor) ?? suitableMinutes(null, day, floor) ?? USUAL_MINUTES;
}

/** The typed day, if it is within the limit of planning. */
function dayTyped(text: string, now: WallClock, calendar: LaboratoryCalendar): CalendarDay | null {
  const date = typedDay(text);
  return date && Math.abs(daysBetween(now.date, date)) <= MAX_DAYS_AHEAD ? calendar.dayOn(date) : null;
}

function faultOfDay(date: CalendarDate | null, day: CalendarDay | null, now: WallClock): DayFault | null {
  if (!date) return 'impossible';
  if (date < now.date) return 'past';
  if (!day) return 'too-far';
  if (!day.hours) return 'closed';
  return date === now.date && now.minutes >= day.hours.closes ? 'over' : null;
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
