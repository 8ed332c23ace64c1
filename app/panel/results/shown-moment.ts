import { dateTimeFormat } from '../../i18n/intl.ts';
import { type Locale, languageTag } from '../../i18n/locale.ts';

/** ('es', '2026-11-17T11:45:00Z', 'America/Bogota') → '17 nov 2026, 6:45 a. m.' · ('es', '2026-11-17', …) → '17 nov 2026' */
export function shownMoment(locale: Locale, moment: string, timeZone: string): string {
  const isDay = moment.length === 10;
  return dateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    ...(isDay ? { timeZone: 'UTC' } : { timeStyle: 'short', timeZone }),
  }).format(new Date(isDay ? `${moment}T00:00:00Z` : moment));
}
