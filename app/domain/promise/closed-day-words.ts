import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { CalendarDay } from './laboratory-calendar.ts';

/** Why the form rejects a day without opening hours: 'El martes 8 de diciembre es festivo (Inmaculada Concepción) y no abrimos. …' */
export function closedDayWords({ date, holiday }: Pick<CalendarDay, 'date' | 'holiday'>, locale: Locale): string {
  const day = formatDay(locale, date);
  return holiday ? m.day_holiday({ day, name: holiday[locale] }, { locale }) : m.day_closed({ day }, { locale });
}
