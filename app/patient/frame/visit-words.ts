import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { formatDate, formatDay, formatTime } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** Some senders state the day only: it is no instant, and belongs to no time zone. */
const isDay = (moment: string): boolean => moment.length === 10;

/** ('2026-11-17T15:00:00Z', 'America/Bogota') → 'martes 17 de noviembre de 2026, 10:00 a. m.' · ('2026-11-17') → '17 de noviembre de 2026' */
export function momentInWords(instant: string, timeZone: string): string {
  if (isDay(instant)) return dateWords(instant, timeZone);
  const { date, minutes } = wallClock(new Date(instant), timeZone);
  const locale = getLocale();
  return m.result_moment({
    day: formatDay(locale, date),
    year: date.slice(0, 4),
    clock: formatTime(locale, timeOf(minutes)),
  });
}

/** ('2026-11-17T15:00:00Z', 'America/Bogota') → '17 de noviembre de 2026' */
export const dateWords = (instant: string, timeZone: string): string =>
  formatDate(getLocale(), isDay(instant) ? instant : wallClock(new Date(instant), timeZone).date);

/** ('2026-11-17T15:15:00Z', 'America/Bogota') → 'Se cierra a las 10:15 a. m.' */
export function closingWords(instant: string, timeZone: string): string {
  const time = timeOf(wallClock(new Date(instant), timeZone).minutes);
  const clock = formatTime(getLocale(), time);
  return /^(?:01|13):/.test(time) ? m.visit_until_one({ clock }) : m.visit_until({ clock });
}
