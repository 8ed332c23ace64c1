import { describe, expect, test } from 'vitest';

import { holidaysOf } from './holiday-table.ts';
import { publicHolidays } from './holidays.server.ts';

const holidayOn = holidaysOf(publicHolidays('CO', 2015, 2045));

/** Dates (month-day) under Ley 51 de 1983 and, from 2026 on, Ley 2578 de 2026 (its art. 6 adds July 9). */
const table: Record<number, readonly string[]> = {
  2024: [
    '01-01',
    '01-08',
    '03-25',
    '03-28',
    '03-29',
    '05-01',
    '05-13',
    '06-03',
    '06-10',
    '07-01',
    '07-20',
    '08-07',
    '08-19',
    '10-14',
    '11-04',
    '11-11',
    '12-08',
    '12-25',
  ],
  2025: [
    '01-01',
    '01-06',
    '03-24',
    '04-17',
    '04-18',
    '05-01',
    '06-02',
    '06-23',
    '06-30',
    '07-20',
    '08-07',
    '08-18',
    '10-13',
    '11-03',
    '11-17',
    '12-08',
    '12-25',
  ],
  2026: [
    '01-01',
    '01-12',
    '03-23',
    '04-02',
    '04-03',
    '05-01',
    '05-18',
    '06-08',
    '06-15',
    '06-29',
    '07-13',
    '07-20',
    '08-07',
    '08-17',
    '10-12',
    '11-02',
    '11-16',
    '12-08',
    '12-25',
  ],
  2027: [
    '01-01',
    '01-11',
    '03-22',
    '03-25',
    '03-26',
    '05-01',
    '05-10',
    '05-31',
    '06-07',
    '07-05',
    '07-12',
    '07-20',
    '08-07',
    '08-16',
    '10-18',
    '11-01',
    '11-15',
    '12-08',
    '12-25',
  ],
  2028: [
    '01-01',
    '01-10',
    '03-20',
    '04-13',
    '04-14',
    '05-01',
    '05-29',
    '06-19',
    '06-26',
    '07-03',
    '07-10',
    '07-20',
    '08-07',
    '08-21',
    '10-16',
    '11-06',
    '11-13',
    '12-08',
    '12-25',
  ],
};

describe('the holidays of Colombia', () => {
  test.each(Object.entries(table))('%s matches the table', (year, days) => {
    expect(holidaysIn(Number(year))).toEqual(days.map((day) => `${year}-${day}`));
  });

  test.each(Array.from({ length: 31 }, (_, index) => 2015 + index))('%i matches the law', (year) => {
    expect(holidaysIn(year)).toEqual(byLaw(year));
  });

  test.each([
    ['2026-07-13', true, 'the new law’s first day'],
    ['2025-07-14', false, 'the Monday where it would have been a year before'],
    ['2026-07-09', false, 'its own date, from which it is moved'],
    ['2025-06-30', true, 'two holidays on one Monday'],
    ['2024-03-25', true, 'Saint Joseph moved into Holy Week'],
    ['2024-12-08', true, 'a fixed one on a Sunday'],
    ['2024-12-09', false, 'the Monday after it: nothing is made up for'],
    ['2026-08-07', true, 'a fixed one on a Friday'],
    ['2026-08-10', false, 'the Monday after it'],
    ['2026-08-17', true, 'the Assumption, moved from Saturday'],
    ['2026-08-15', false, 'the Saturday from which it was moved'],
    ['2027-01-11', true, 'Epiphany, moved'],
    ['2028-02-29', false, 'a leap day'],
    ['2026-04-05', false, 'Easter Sunday, which the law does not name'],
    ['2025-04-20', false, 'Easter Sunday of another year'],
  ])('%s is a holiday: %s (%s)', (date, expected) => {
    expect(holidayOn(date) !== null).toBe(expected);
  });

  test('every holiday has a name in each language', () => {
    const names = years(2015, 2045).flatMap((year) => holidaysIn(year).map((date) => holidayOn(date)));
    const untranslated = names.filter(
      (name) => !name?.es || !name.en || (name.es === name.en && name.es !== 'Corpus Christi'),
    );
    expect(untranslated).toEqual([]);
    expect(names.length).toBeGreaterThan(500);
  });

  test.each([
    ['2026-05-18', 'Ascensión del Señor', 'Ascension Day'],
    ['2026-08-17', 'Asunción', 'Assumption'],
    ['2026-01-12', 'Día de los Reyes Magos', 'Epiphany'],
    ['2026-06-08', 'Corpus Christi', 'Corpus Christi'],
    ['2026-12-08', 'Inmaculada Concepción', 'Immaculate Conception'],
    ['2026-07-13', 'Nuestra Señora del Rosario de Chiquinquirá', 'Our Lady of the Rosary of Chiquinquirá'],
    ['2026-12-25', 'Navidad', 'Christmas Day'],
  ])('%s is called %s, %s', (date, es, en) => {
    expect(holidayOn(date)).toEqual({ es, en });
  });

  test('a Monday with two holidays keeps both names', () => {
    expect(holidayOn('2025-06-30')).toEqual({
      es: 'Sagrado Corazón de Jesús · San Pedro y San Pablo',
      en: 'Sacred Heart · Saints Peter and Paul',
    });
  });
});

test('another country has its own holidays', () => {
  expect(holidaysOf(publicHolidays('US', 2026, 2026))('2026-07-04')?.en).toBe('Independence Day');
  expect(holidayOn('2026-07-04')).toBeNull();
});

test('throws for a year outside the table instead of guessing', () => {
  expect(() => holidayOn('2046-01-01')).toThrow('2046');
});

const years = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

function holidaysIn(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, day) => iso(Date.UTC(year, 0, 1) + day * DAY_MS));
  return days.filter((date) => date.startsWith(`${year}-`) && holidayOn(date) !== null);
}

/** The law without the library: fixed days, days moved to Monday, and days counted from Easter. */
function byLaw(year: number): string[] {
  const day = (month: number, date: number) => Date.UTC(year, month - 1, date);
  const toMonday = (instant: number) => instant + ((8 - new Date(instant).getUTCDay()) % 7) * DAY_MS;
  const fixed = [day(1, 1), day(5, 1), day(7, 20), day(8, 7), day(12, 8), day(12, 25)];
  const moved = [day(1, 6), day(3, 19), day(6, 29), day(8, 15), day(10, 12), day(11, 1), day(11, 11)];
  if (year >= 2026) moved.push(day(7, 9));
  const fromEaster = [-3, -2, 43, 64, 71].map((days) => easter(year) + days * DAY_MS);
  return [...new Set([...fixed, ...moved.map(toMonday), ...fromEaster].map(iso))].sort();
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)];
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}
