import type { Hl7Text } from './hl7-message.ts';

type Precision = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'fraction';

/** A time as it was sent, and as far as it can be read. */
export interface Hl7Time {
  text: Hl7Text;
  /** The smallest part that was sent; null if the text is empty or unreadable. */
  precision: Precision | null;
  /** 'YYYY-MM-DD' on the sender's calendar; null without a day. */
  date: string | null;
  /** ISO 8601 in UTC, to the millisecond; null without an hour, so no day becomes midnight. */
  instant: string | null;
}

/** Colombia has no daylight saving time. */
export const bogotaOffset = '-05:00';

const pattern =
  /^(?<year>\d{4})(?:(?<month>\d\d)(?:(?<day>\d\d)(?:(?<hour>\d\d)(?:(?<minute>\d\d)(?:(?<second>\d\d)(?:\.(?<fraction>\d{1,4}))?)?)?)?)?)?(?<zone>[+-]\d{4})?$/;

const precisions: readonly Precision[] = ['year', 'month', 'day', 'hour', 'minute', 'second', 'fraction'];

/**
 * YYYY[MM[DD[HH[MM[SS[.S…]]]]]][±ZZZZ]; `offset` is the zone of a sender who states none.
 * '202603050710' → { precision: 'minute', date: '2026-03-05', instant: '2026-03-05T12:10:00.000Z' }
 */
export function readTime(text: Hl7Text, offset = bogotaOffset): Hl7Time {
  const parts = pattern.exec(text?.trim() ?? '')?.groups;
  const unread: Hl7Time = { text, precision: null, date: null, instant: null };
  if (!parts) return unread;
  const { year, month, day, hour, minute = '00', second = '00', fraction = '0', zone } = parts;
  const date = day === undefined ? null : `${year}-${month}-${day}`;
  const isPossible = date === null ? !month || (month >= '01' && month <= '12') : isCalendarDate(date);
  if (!isPossible) return unread;
  const precision = precisions.findLast((part) => parts[part] !== undefined) ?? null;
  if (hour === undefined) return { text, precision, date, instant: null };
  const clock = `${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  const moment = new Date(`${date}T${clock}${zone ? `${zone.slice(0, 3)}:${zone.slice(3)}` : offset}`);
  if (hour > '23' || Number.isNaN(moment.getTime())) return unread;
  return { text, precision, date, instant: moment.toISOString() };
}

/** February 30 is March 2 to a `Date`. */
function isCalendarDate(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
}

/** ('2026-03-05T12:10:07Z', '-05:00') → '20260305071007-0500' */
export function writeTime(instant: string, offset = bogotaOffset): string {
  const [hours = 0, minutes = 0] = offset.split(':').map(Number);
  const minutesEast = hours * 60 + (offset.startsWith('-') ? -minutes : minutes);
  const local = new Date(Date.parse(instant) + minutesEast * 60_000).toISOString();
  return local.slice(0, 19).replace(/\D/g, '') + offset.replace(':', '');
}
