import { addDays, wallClock } from '../../domain/laboratory/opening-hours.ts';
import { dateTimeFormat } from '../../i18n/intl.ts';
import { type Locale, languageTag } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** ('es', '2026-11-17T11:45:00Z', 'America/Bogota') → '17 nov 2026, 6:45 a. m.' */
export const doctorMoment = (locale: Locale, moment: string, timeZone: string): string =>
  isDay(moment)
    ? doctorDay(locale, moment, timeZone)
    : dateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        new Date(moment),
      );

/** ('es', '2026-11-17T11:45:00Z', 'America/Bogota') → '17 nov 2026'. A day without an hour is the same day everywhere. */
export const doctorDay = (locale: Locale, moment: string, timeZone: string): string =>
  dateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeZone: isDay(moment) ? 'UTC' : timeZone }).format(
    new Date(moment),
  );

/** A sender may state a day without an hour: '2026-11-17' */
const isDay = (moment: string): boolean => moment.length === 10;

/** The day, and the hour of today and yesterday: 'Hoy, 6:45 a. m.' · 'Ayer, 4:10 p. m.' · '9 nov 2026' */
export function doctorNews(locale: Locale, moment: string, timeZone: string, now: Date): string {
  if (isDay(moment)) return doctorDay(locale, moment, timeZone);
  const today = wallClock(now, timeZone).date;
  const { date } = wallClock(new Date(moment), timeZone);
  if (date !== today && date !== addDays(today, -1)) return doctorDay(locale, moment, timeZone);
  const time = dateTimeFormat(languageTag[locale], { timeStyle: 'short', timeZone }).format(new Date(moment));
  return date === today ? m.orders_today({ time }) : m.orders_yesterday({ time });
}
