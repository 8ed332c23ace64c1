import { expect, test } from 'vitest';

import { fastingStart } from './fasting-start.ts';
import { lastMealWords } from './last-meal.ts';
import { nobodyInParticular } from './person.ts';

/** A fast before a visit on Tuesday. */
const words = (
  minHours: number,
  maxHours: number,
  minutes: number,
  locale: 'es' | 'en' = 'es',
  person = nobodyInParticular,
) => {
  const fasting = { minHours, maxHours, because: [] };
  const start = fastingStart({ preparation: { fasting } }, { date: '2026-11-24', minutes });
  return start && lastMealWords(start, person, locale).replaceAll(/\s/g, ' ');
};

test.each([
  ['dinner', 8, 14, 7 * 60, 'Cene a más tardar a las 11; después, solo agua.'],
  ['dinner, early', 10, 14, 7 * 60, 'Cene a más tardar a las 9; después, solo agua.'],
  ['midnight', 8, 14, 8 * 60, 'Después de la cena, solo agua; a las 12 de la noche empieza el ayuno.'],
  ['the small hours', 8, 14, 9.5 * 60, 'Después de la cena, solo agua; a la 1:30 a. m. empieza el ayuno.'],
  // Dinner at eight would make this fast too long.
  ['the small hours, with no dinner before', 4, 8, 7 * 60, 'Deje de comer a las 3:00 a. m.; después, solo agua.'],
  ['an exact fast', 8, 8, 7 * 60, 'Deje de comer a las 11:00 p. m.; después, solo agua.'],
  ['breakfast', 8, 14, 15.5 * 60, 'Desayune a más tardar a las 7:30; después, solo agua.'],
  ['lunch', 3, 6, 16 * 60, 'Almuerce a más tardar a la 1; después, solo agua.'],
  ['an afternoon', 14, 18, 7 * 60, 'Coma por última vez a más tardar a las 5; después, solo agua.'],
])('%s', (_, min, max, minutes, expected) => {
  expect(words(min, max, minutes)).toBe(expected);
});

test('in English, and without dinner for a baby', () => {
  expect(words(8, 14, 7 * 60, 'en')).toBe('Finish dinner by 11 PM; after that, only water.');
  expect(words(8, 14, 7 * 60, 'es', { ...nobodyInParticular, group: 'infant' })).toBe(
    'Deje de comer a las 11:00 p. m.; después, solo agua.',
  );
});
