import type { Preparation } from '../catalogue/exam.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { SHORTEST_CURVE_MINUTES } from '../preparation/conflicts.ts';
import { firstDay, type LaboratoryCalendar } from './laboratory-calendar.ts';

export interface Staying {
  preparation: Pick<Preparation, 'dwellMinutes'>;
}

/** How long after arriving the last sample is taken; 0 where there is no curve. A shorter stay is rest, and nobody promises on that. */
export const curveMinutes = ({ preparation: { dwellMinutes } }: Staying): number =>
  dwellMinutes < SHORTEST_CURVE_MINUTES ? 0 : dwellMinutes;

/**
 * When the sample is taken of somebody who arrives at this moment: a result counts from the last sample of its curve. Nobody begins one
 * while the laboratory is closed, or so late that it would end after closing: then it is begun when it opens next.
 */
export function lastSample(exam: Staying, arrival: WallClock, calendar: LaboratoryCalendar): WallClock {
  const minutes = curveMinutes(exam);
  if (minutes === 0 || calendar.opensOn.size === 0) return arrival;
  const beginOn = (date: string, opens: number): number =>
    date === arrival.date ? Math.max(arrival.minutes, opens) : opens;
  const day = firstDay(
    arrival.date,
    calendar,
    ({ date, hours }) => hours !== null && beginOn(date, hours.opens) + minutes <= hours.closes,
  );
  return day?.hours ? { date: day.date, minutes: beginOn(day.date, day.hours.opens) + minutes } : arrival;
}
