import { dateTimeFormat } from '../../i18n/intl.ts';
import { type Locale, languageTag } from '../../i18n/locale.ts';

/** ('es', '2026-11-17T11:45:00Z', 'America/Bogota') → '17 nov 2026, 6:45 a. m.' */
export const doctorMoment = (locale: Locale, moment: string, timeZone: string): string =>
  dateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(moment));

/** ('es', '2026-11-17T11:45:00Z', 'America/Bogota') → '17 nov 2026' */
export const doctorDay = (locale: Locale, moment: string, timeZone: string): string =>
  dateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeZone }).format(new Date(moment));
