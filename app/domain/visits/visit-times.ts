import { instantOf } from '../laboratory/instant-of.ts';
import { type CalendarDate, minutesOf } from '../laboratory/opening-hours.ts';
import { windowTimes } from './visit-windows.ts';

/** ('2026-11-24', '06:00-08:00', 'America/Bogota') → the instants 11:00 and 13:00 UTC, as mails carry them */
export function visitInstants(day: CalendarDate, window: string, timeZone: string): { from: string; to: string } {
  const { from, to } = windowTimes(window);
  const at = (time: string): string => instantOf({ date: day, minutes: minutesOf(time) }, timeZone).toISOString();
  return { from: at(from), to: at(to) };
}
