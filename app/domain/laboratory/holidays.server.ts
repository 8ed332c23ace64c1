import Holidays from 'date-holidays';

import type { HolidayTable } from './holiday-table.ts';
import type { CalendarDate, HolidayName } from './opening-hours.ts';

/**
 * Where the library's own label will not do: for Ascension Monday it is another feast's, and two are not written as a
 * calendar writes them (Ley 2578 de 2026 names the second).
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
 * The public holidays of a country from one year to another, by date: '2026-07-13' → Our Lady of Chiquinquirá (Ley 2578 de 2026).
 * Two that meet on one Monday (2025-06-30) share the day and keep both names.
 * Easter Sunday is taken out: for Colombia the library calls it public, Ley 51 de 1983 does not.
 *
 * The library knows the whole world and is heavy: the build calls this, and the site reads what it wrote.
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
