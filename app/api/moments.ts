import type { WallClock } from '../domain/laboratory/opening-hours.ts';
import { addDays, isCalendarDate, wallClock } from '../domain/laboratory/opening-hours.ts';
import { timeOf } from '../domain/promise/laboratory-calendar.ts';
import { dateTimeFormat } from '../i18n/intl.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Formats a local time as RFC 3339: ({ date: '2026-11-24', minutes: 450 }, 'America/Bogota') → '2026-11-24T07:30:00-05:00' */
export function momentText({ date, minutes }: WallClock, timeZone: string): string {
  // 24:00 is 00:00 of the next day.
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES));
  const local = `${day}T${timeOf(minutes % DAY_MINUTES)}:00`;
  return local + offsetText(offsetMinutes(Date.parse(`${local}Z`), timeZone));
}

/** (-300) → '-05:00' */
const offsetText = (minutes: number): string => `${minutes < 0 ? '-' : '+'}${timeOf(Math.abs(minutes))}`;

/** Minutes east of UTC when the zone's clocks show `local`, which is given as if it were UTC. */
function offsetMinutes(local: number, timeZone: string): number {
  const first = offsetAt(local, timeZone);
  // Near a clock change, the first guess may be from the wrong side of it.
  return offsetAt(local - first * MINUTE_MS, timeZone);
}

/** The zone's offset from UTC at an instant (epoch milliseconds), in minutes: 'America/Bogota' → -300 */
function offsetAt(instant: number, timeZone: string): number {
  const format = dateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** Date, 'T', hours, minutes, ignored seconds, and an optional offset. */
const momentPattern =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+ -](?:[01]\d|2[0-3]):?[0-5]\d)?$/i;

/**
 * Reads a time of a request as the laboratory's local time: '2026-11-24T07:30' (local) and '2026-11-24T12:30Z' (an instant) → 07:30 in
 * Bogotá; null for other text. An unescaped `+` in an address arrives as a space and is read as `+`.
 */
export function readMoment(text: string, timeZone: string): WallClock | null {
  const [, date, hours, minutes, offset] = momentPattern.exec(text) ?? [];
  if (!date || !hours || !minutes || !isCalendarDate(date)) return null;
  if (!offset) return { date, minutes: Number(hours) * 60 + Number(minutes) };
  const local = Date.parse(`${date}T${hours}:${minutes}:00Z`);
  return wallClock(new Date(local - eastOf(offset) * MINUTE_MS), timeZone);
}

/** Minutes east of UTC: 'Z' → 0 · '-05:00' → -300 · ' 0130' → 90 */
function eastOf(offset: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+ -])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}
