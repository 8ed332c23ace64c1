import { instantOf } from '../laboratory/instant-of.ts';
import { addDays, wallClock } from '../laboratory/opening-hours.ts';

/** Notices wait from 9 p.m. to 7 a.m. on the laboratory's clock: a mail at night worries, and nobody answers the phone. */
export const quietHours = { from: 21 * 60, until: 7 * 60 } as const;

/** Returns the first instant from `now` on that is outside the quiet hours. */
export function afterQuietHours(now: Date, timeZone: string): Date {
  const { date, minutes } = wallClock(now, timeZone);
  if (minutes >= quietHours.until && minutes < quietHours.from) return now;
  const morning = minutes < quietHours.until ? date : addDays(date, 1);
  return instantOf({ date: morning, minutes: quietHours.until }, timeZone);
}
