import { addDays, type CalendarDate, type WallClock } from '../laboratory/opening-hours.ts';
import { hoursBefore } from './fasting-start.ts';

/**
 * A person must leave a substance out for some hours before a visit. If that time should have begun before now: the first day on which a
 * visit at any hour is late enough for a person who begins now; otherwise null.
 */
export function dayIfMissed(hours: number, visit: WallClock, now: WallClock): CalendarDate | null {
  const begins = hoursBefore(visit, hours);
  const isOver = begins.date < now.date || (begins.date === now.date && begins.minutes < now.minutes);
  if (!isOver) return null;
  const { date, minutes } = hoursBefore(now, -hours);
  return minutes === 0 ? date : addDays(date, 1);
}
