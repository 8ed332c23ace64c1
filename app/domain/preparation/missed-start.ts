import { addDays, type CalendarDate, type WallClock } from '../laboratory/opening-hours.ts';
import { hoursBefore } from './fasting-start.ts';

/**
 * Something that a person must leave out some hours before a visit has its own beginning. If that moment has passed: the first day on which a visit at any
 * hour is late enough for somebody who begins now; otherwise null.
 */
export function dayIfMissed(hours: number, visit: WallClock, now: WallClock): CalendarDate | null {
  const begins = hoursBefore(visit, hours);
  const isOver = begins.date < now.date || (begins.date === now.date && begins.minutes < now.minutes);
  if (!isOver) return null;
  const { date, minutes } = hoursBefore(now, -hours);
  return minutes === 0 ? date : addDays(date, 1);
}
