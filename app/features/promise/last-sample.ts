import type { Preparation } from '../catalogue/exam.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { SHORTEST_CURVE_MINUTES } from '../preparation/conflicts.ts';
import { type CalendarDay, firstDay, type LaboratoryCalendar } from './laboratory-calendar.ts';
import { type PromiseStep, type Wait, waitSteps, whyClosed } from './promise-steps.ts';

export interface Staying {
  preparation: Pick<Preparation, 'dwellMinutes'>;
}

/** How long after arriving the last sample is taken; 0 where there is no curve. A shorter stay is rest, and nobody promises on that. */
export const curveMinutes = ({ preparation: { dwellMinutes } }: Staying): number =>
  dwellMinutes < SHORTEST_CURVE_MINUTES ? 0 : dwellMinutes;

export interface Curve {
  begin: WallClock;
  /** When its last sample is taken: a result counts from it. */
  end: WallClock;
}

/**
 * The curve of somebody who arrives at this moment; null where there is none, or no day is long enough. Nobody begins one while the
 * laboratory is closed, or so late that it would end after closing: then it is begun when it opens next.
 */
export function curveOf(exam: Staying, arrival: WallClock, calendar: LaboratoryCalendar): Curve | null {
  const minutes = curveMinutes(exam);
  if (minutes === 0 || calendar.opensOn.size === 0) return null;
  const beginOn = (date: string, opens: number): number =>
    date === arrival.date ? Math.max(arrival.minutes, opens) : opens;
  const day = firstDay(
    arrival.date,
    calendar,
    ({ date, hours }) => hours !== null && beginOn(date, hours.opens) + minutes <= hours.closes,
  );
  if (!day?.hours) return null;
  const begin: WallClock = { date: day.date, minutes: beginOn(day.date, day.hours.opens) };
  return { begin, end: { date: day.date, minutes: begin.minutes + minutes } };
}

/** From the arrival to the last sample. */
export function curveSteps({ begin, end }: Curve, arrival: WallClock, calendar: LaboratoryCalendar): PromiseStep[] {
  const whyNotBegun = (day: CalendarDay): Wait => {
    const isOver = day.date === arrival.date && arrival.minutes >= (day.hours?.closes ?? 0);
    const isOpen = day.hours !== null && !isOver && day.date !== begin.date;
    return isOpen ? { kind: 'no-time-left' } : whyClosed(day, calendar);
  };
  return [
    ...waitSteps(arrival, begin, calendar, whyNotBegun),
    { kind: 'curve', minutes: end.minutes - begin.minutes, from: begin, to: end },
  ];
}
