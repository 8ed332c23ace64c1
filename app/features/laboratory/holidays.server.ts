import Holidays from 'date-holidays';

import type { HolidayName, HolidayOn } from './opening-hours.ts';

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
 * The public holidays of a country, by date: '2026-07-13' → Our Lady of Chiquinquirá (Ley 2578 de 2026).
 * Two holidays can meet on one Monday (2025-06-30); the first one names the day.
 * Easter Sunday is taken out: for Colombia the library calls it public, Ley 51 de 1983 does not.
 */
export function publicHolidays(country: string): HolidayOn {
  const calendar = new Holidays(country, { types: ['public'] });
  const years = new Map<number, Map<string, HolidayName>>();

  const yearOf = (year: number): Map<string, HolidayName> => {
    const known = years.get(year);
    if (known) return known;
    const english = new Map(calendar.getHolidays(year, 'en').map((day) => [day.rule, day.name]));
    const dates = new Map<string, HolidayName>();
    for (const { date, name, rule } of calendar.getHolidays(year, 'es')) {
      if (rule === 'easter') continue;
      const day = date.slice(0, 10);
      if (dates.has(day)) continue;
      dates.set(day, correctedNames[rule] ?? { es: name, en: english.get(rule) ?? name });
    }
    years.set(year, dates);
    return dates;
  };

  return (date) => yearOf(Number(date.slice(0, 4))).get(date) ?? null;
}
