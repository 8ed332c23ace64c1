import { daysBetween, type WallClock, wallClock } from './opening-hours.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Converts the time on the laboratory's wall clock to an instant: ('2026-11-24' 07:00, 'America/Bogota') → 12:00 UTC. */
export function instantOf(wall: WallClock, timeZone: string): Date {
  const asUtc = Date.parse(`${wall.date}T00:00:00Z`) + wall.minutes * MINUTE_MS;
  // If a clock change lies between the first guess and the instant, the second pass corrects it.
  const first = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(first, timeZone));
}

/** How far the wall clock is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = wallClock(new Date(instant), timeZone);
  const utc = wallClock(new Date(instant), 'UTC');
  return (daysBetween(utc.date, shown.date) * DAY_MINUTES + shown.minutes - utc.minutes) * MINUTE_MS;
}
