import Holidays from 'date-holidays';

import type { HolidayName, HolidayOn } from './opening-hours.ts';

/** The library's label for Ascension Monday in Spanish belongs to another feast. */
const correctedNames: Record<string, HolidayName> = {
  'easter 43': { es: 'Ascensión del Señor', en: 'Ascension Day' },
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
