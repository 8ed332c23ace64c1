import type { Weekday } from '../laboratory/laboratory.ts';
import type { CalendarDate, HolidayName, WallClock } from '../laboratory/opening-hours.ts';
import type { CalendarDay, LaboratoryCalendar } from './laboratory-calendar.ts';

/** Why a day passes without progress. */
export type Wait =
  | { kind: 'closed' }
  | { kind: 'holiday'; holiday: HolidayName }
  | { kind: 'not-run-day' }
  | { kind: 'no-transport' }
  /** Open, but not long enough for a curve. */
  | { kind: 'no-time-left' }
  /** Open, but outside the exam's hours. */
  | { kind: 'not-that-hour'; window: { from: string; until: string } };

/** A day that would have counted if it were not a holiday. */
export interface PassedHoliday {
  date: CalendarDate;
  holiday: HolidayName;
}

/** The time of a step. */
interface Span {
  from: WallClock;
  to: WallClock;
}

/** A step from the sample to the report. Each begins where the previous one ends. */
export type PromiseStep = Span &
  (
    | Wait
    /** How long the patient stays; the step ends with the last sample. */
    | { kind: 'curve'; minutes: number }
    | { kind: 'after-cut-off'; cutOff: string }
    /** Handed over on `sentOn`, then in transit for this many working days. */
    | { kind: 'transport'; days: number; sentOn: CalendarDate; holidays: PassedHoliday[] }
    | { kind: 'run' }
    | { kind: 'report'; report: { hours: number } | { days: number }; holidays: PassedHoliday[] }
  );

/**
 * Divides a wait into steps by the reason for each day: Sunday 10:00 to Tuesday 06:00 → closed until Monday 00:00, a holiday until Tuesday
 * 06:00. The day on which the wait ends has no separate reason: it belongs to the last step.
 */
export function waitSteps(
  from: WallClock,
  to: WallClock,
  calendar: LaboratoryCalendar,
  reason: (day: CalendarDay) => Wait,
): PromiseStep[] {
  if (from.date === to.date && from.minutes === to.minutes) return [];
  const steps: { wait: Wait; from: WallClock }[] = [];
  for (let date = from.date; date < to.date || steps.length === 0; date = calendar.dayOn(date).next) {
    const wait = reason(calendar.dayOn(date));
    const last = steps.at(-1);
    if (!last || !isSame(last.wait, wait)) steps.push({ wait, from: date === from.date ? from : { date, minutes: 0 } });
  }
  return steps.map((step, index) => ({ ...step.wait, from: step.from, to: steps[index + 1]?.from ?? to }));
}

const isSame = (one: Wait, other: Wait): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'holiday' || other.kind !== 'holiday' || one.holiday.es === other.holiday.es);

/** Why the laboratory is closed on a day. A Sunday is reported as closed, holiday or not. */
export const whyClosed = ({ holiday, weekday }: CalendarDay, { opensOn }: LaboratoryCalendar): Wait =>
  holiday && opensOn.has(weekday) ? { kind: 'holiday', holiday } : { kind: 'closed' };

/** Lists the holidays after one day and before another that fall on counted weekdays: Friday to Tuesday → Monday, if it is a holiday. */
export function holidaysPassed(
  after: CalendarDate,
  until: CalendarDate,
  calendar: LaboratoryCalendar,
  counted: Iterable<Weekday>,
): PassedHoliday[] {
  const weekdays = new Set(counted);
  const passed: PassedHoliday[] = [];
  for (let date = calendar.dayOn(after).next; date < until; date = calendar.dayOn(date).next) {
    const { holiday, weekday } = calendar.dayOn(date);
    if (holiday && weekdays.has(weekday)) passed.push({ date, holiday });
  }
  return passed;
}
