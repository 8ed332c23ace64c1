import type { WallClock } from '../laboratory/opening-hours.ts';
import { hoursBefore } from './fasting-start.ts';

/**
 * What must be left out some hours before a visit begins at a moment. If that moment has passed: the first visit for which it has not,
 * counted from now; otherwise null.
 */
export function visitIfMissed(hours: number, visit: WallClock, now: WallClock): WallClock | null {
  const begins = hoursBefore(visit, hours);
  const isOver = begins.date < now.date || (begins.date === now.date && begins.minutes < now.minutes);
  return isOver ? hoursBefore(now, -hours) : null;
}
