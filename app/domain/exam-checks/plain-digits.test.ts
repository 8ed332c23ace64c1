import fc from 'fast-check';
import { expect, test } from 'vitest';

import { numberFaults } from './numbers-differ.ts';
import { tellsSameDigits } from './plain-digits.ts';

test.each<[one: string, other: string, same: boolean]>([
  ['Espere 2 horas (de 8).', 'Wait 2 hours (of 8).', true],
  ['Nada', 'Nothing', true],
  ['8, 12; 24.', '8 (12) 24', true],
  ['8 horas', '12 hours', false],
  ['2 y 3', '3 and 2', false],
  ['Espere 48 horas.', 'Wait 48 minutes.', false],
  ['A las 2 de la tarde.', 'At 2 in the morning.', false],
  ['1.500', '1.500', false],
  ['B12', 'B12', false],
  ['beta-2', 'beta-2', false],
  ['7 p. m.', '7 a. m.', false],
  ['a las 7:30', 'at 7:30', false],
  ['10³', '10³', false],
])('%j and %j: %s', (one, other, same) => {
  expect(tellsSameDigits(one, other)).toBe(same);
});

const pieces = [
  '7',
  '12',
  '1',
  '.',
  ',',
  ';',
  ')',
  '(',
  ' ',
  ' ',
  '-',
  ':',
  '³',
  "'",
  '\u00a0',
  'a',
  'p. m.',
  'pm',
  'T',
  'h',
  '500',
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));

test('what is the same at the first look is so at the second', () => {
  fc.assert(
    fc.property(text, fc.boolean(), text, (spanish, isSame, other) => {
      const english = isSame ? spanish : other;
      fc.pre(tellsSameDigits(spanish, english));
      expect(numberFaults({ es: spanish, en: english })).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
