import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { daysInProse, daysInTable, hoursLines } from './hours-words.ts';
import { type OpeningHours, type Weekday, weekdays } from './laboratory.ts';

const fromMonday: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const dayNames: string[] = fromMonday;
const at = (days: Weekday[], opens: string, closes: string): OpeningHours => ({ days, opens, closes });

/** The lines as a table shows them, with non-breaking spaces replaced by plain ones. */
const table = (hours: readonly OpeningHours[], locale: 'es' | 'en' = 'es'): string[] =>
  hoursLines(hours).map(({ days, hours }) =>
    `${daysInTable(days, locale)}: ${hours ? `${hours.opens} – ${hours.closes}` : '–'}`.replaceAll('\u00A0', ' '),
  );

describe('the week, one line for days with the same hours', () => {
  test.each<[string, readonly OpeningHours[], string[]]>([
    ['the demonstration', siteConfig.openingHours, ['Lunes – viernes: 06:00 – 17:00', 'Sábado: 06:00 – 12:00']],
    [
      'days that do not follow each other',
      [at(['monday', 'wednesday', 'friday'], '07:00', '12:00')],
      ['Lunes, miércoles y viernes: 07:00 – 12:00', 'Martes, jueves, sábado y domingo: –'],
    ],
    [
      'two kinds of day in turns',
      [at(['monday', 'wednesday'], '07:00', '12:00'), at(['tuesday', 'thursday', 'friday'], '13:00', '17:00')],
      ['Lunes y miércoles: 07:00 – 12:00', 'Martes, jueves y viernes: 13:00 – 17:00', 'Sábado y domingo: –'],
    ],
    [
      'a run and a day',
      [at(['monday', 'tuesday', 'wednesday', 'saturday'], '07:00', '12:00')],
      ['Lunes – miércoles y sábado: 07:00 – 12:00', 'Jueves, viernes y domingo: –'],
    ],
    ['every day', [at([...weekdays], '00:00', '23:59')], ['Lunes – domingo: 00:00 – 23:59']],
    [
      'one kind of day that was written as two',
      [at(['thursday', 'friday'], '07:00', '12:00'), at(['wednesday', 'monday', 'tuesday'], '07:00', '12:00')],
      ['Lunes – viernes: 07:00 – 12:00', 'Sábado y domingo: –'],
    ],
    ['Sunday alone', [at(['sunday'], '08:00', '12:00')], ['Lunes – sábado: –', 'Domingo: 08:00 – 12:00']],
  ])('%s', (_, hours, expected) => {
    expect(table(hours)).toEqual(expected);
  });

  test('in English', () => {
    expect(table(siteConfig.openingHours, 'en')).toEqual(['Monday – Friday: 06:00 – 17:00', 'Saturday: 06:00 – 12:00']);
  });
});

describe('days in a sentence', () => {
  test.each<[Weekday[], string, string]>([
    [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 'lunes a viernes', 'Monday to Friday'],
    [['saturday'], 'sábados', 'Saturdays'],
    [['saturday', 'sunday'], 'sábados y domingos', 'Saturdays and Sundays'],
    [['monday', 'wednesday', 'friday'], 'lunes, miércoles y viernes', 'Mondays, Wednesdays, and Fridays'],
    [
      ['monday', 'tuesday', 'wednesday', 'saturday'],
      'lunes a miércoles y sábados',
      'Monday to Wednesday and Saturdays',
    ],
  ])('%j → %s, %s', (days, spanish, english) => {
    expect([daysInProse(days, 'es'), daysInProse(days, 'en')]).toEqual([spanish, english]);
  });
});

/** A week as a configuration may list it: each day on at most one line, in any order. */
const week = fc
  .tuple(fc.shuffledSubarray([...weekdays], { minLength: 1 }), fc.array(fc.nat(2), { minLength: 7, maxLength: 7 }))
  .map(([open, kinds]) =>
    [at([], '06:00', '12:00'), at([], '06:00', '17:00'), at([], '13:00', '17:00')]
      .map((line, kind) => ({ ...line, days: open.filter((_, index) => kinds[index] === kind) }))
      .filter(({ days }) => days.length > 0),
  );

describe('for any week', () => {
  test('each day is in exactly one line with its own hours; only a Sunday closed by itself is left out', () => {
    fc.assert(
      fc.property(week, (hours) => {
        const lines = hoursLines(hours);
        const told = lines.flatMap(({ days }) => days);
        expect(new Set(told).size).toBe(told.length);
        for (const day of fromMonday) {
          const own = hours.find(({ days }) => days.includes(day));
          const line = lines.find(({ days }) => days.includes(day));
          if (!line) expect([day, own]).toEqual(['sunday', undefined]);
          else expect(line.hours).toEqual(own ? { opens: own.opens, closes: own.closes } : null);
        }
      }),
    );
  });

  test('no two lines have the same hours, and the lines and their days follow the week', () => {
    fc.assert(
      fc.property(week, (hours) => {
        const lines = hoursLines(hours);
        const shown = lines.map((line) => JSON.stringify(line.hours));
        expect(new Set(shown).size).toBe(shown.length);
        const orders = [...lines.map(({ days }) => days), lines.map(({ days }) => days[0] ?? 'monday')];
        for (const days of orders) expect(days).toEqual(fromMonday.filter((day) => days.includes(day)));
      }),
    );
  });

  test('three or more consecutive days form a run, and no other day is skipped', () => {
    fc.assert(
      fc.property(fc.subarray(fromMonday, { minLength: 1 }), (days) => {
        const words = daysInProse(days, 'en');
        const named = words.split(/, and |, | and /).flatMap((part) => {
          const [first = '', last = first] = part.toLowerCase().replace(/s\b/g, '').split(' to ');
          const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)];
          if (from !== to) expect(to - from).toBeGreaterThan(1);
          return fromMonday.slice(from, to + 1);
        });
        expect(named).toEqual(days);
        const inARow = fromMonday.some((_, index) => {
          const three = fromMonday.slice(index, index + 3);
          return three.length === 3 && three.every((day) => days.includes(day));
        });
        expect(words.includes(' to ')).toBe(inARow);
      }),
    );
  });
});
