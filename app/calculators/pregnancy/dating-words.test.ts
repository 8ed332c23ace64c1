import { expect, test } from 'vitest';

import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';
import { ageWords } from './dating-words.ts';

test.each([
  ['es', 40, 6, '40 semanas y 6 días'],
  ['es', 1, 1, '1 semana y 1 día'],
  ['en', 40, 1, '40 weeks and 1 day'],
  ['en', 0, 0, '0 weeks and 0 days'],
] as const)('%s: %i weeks, %i days → %s', (locale, weeks, days, text) => {
  overwriteGetLocale(() => locale);
  expect(ageWords({ weeks, days })).toBe(text);
  overwriteGetLocale(() => 'es');
});
