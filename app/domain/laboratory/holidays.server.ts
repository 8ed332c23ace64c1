import Holidays from 'date-holidays';

import type { HolidayTable } from './holiday-table.ts';
import type { CalendarDate, HolidayName } from './opening-hours.ts';

/**
 * Replaces the library's labels where they are wrong: Ascension Monday gets the name of another feast, and two others differ from the usual
 * calendar names (Ley 2578 de 2026 gives the second).
 */
const correctedNames: Record<string, HolidayName> = {
  'easter 43': { es: 'Ascensión del Señor', en: 'Ascension Day' },
  'monday after 07-09 since 2026': {
    es: 'Nuestra Señora del Rosario de Chiquinquirá',
    en: 'Our Lady of the Rosary of Chiquinquirá',
  },
  '12-08': { es: 'Inmaculada Concepción', en: 'Immaculate Conception' },
};

/**
 * The public holidays of a country by date, from one year to another: '2026-07-13' → Our Lady of Chiquinquirá (Ley 2578 de 2026).
 * Two holidays on one Monday (2025-06-30) share the day and keep both names.
 * Easter Sunday is removed: the library lists it as public for Colombia, but Ley 51 de 1983 does not.
 *
 * The library covers the whole world and is heavy, so only the build calls this function; the site reads the table it writes.
 */
export function publicHolidays(country: string, from: number, to: number): HolidayTable {
  const calendar = new Holidays(country, { types: ['public'] });
  const days: Record<CalendarDate, HolidayName> = {};
  for (let year = from; year <= to; year++) {
    const english = new Map(calendar.getHolidays(year, 'en').map((day) => [day.rule, day.name]));
    for (const { date, name, rule } of calendar.getHolidays(year, 'es')) {
      if (rule === 'easter') continue;
      const names = correctedNames[rule] ?? { es: name, en: english.get(rule) ?? name };
      const day = date.slice(0, 10);
      const other = days[day];
      days[day] = other ? { es: `${other.es} · ${names.es}`, en: `${other.en} · ${names.en}` } : names;
    }
  }
  return { country, from, to, days };
}
