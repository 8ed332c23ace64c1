import { expect, test } from 'vitest';

import { printedNames } from './printed-names.ts';

test('judgmental names can be searched but are not printed', () => {
  const names = ['VIH', 'SIDA', 'examen del sida', 'enfermedades venéreas', 'AIDS test', 'sidatos'];
  expect(printedNames(names)).toEqual(['VIH', 'sidatos']);
});
