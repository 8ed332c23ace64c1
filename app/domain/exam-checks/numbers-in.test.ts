import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { numbersIn, numbersOfNames } from './numbers-in.ts';

const sure = (text: string, language: 'es' | 'en') =>
  numbersIn(text, language)
    .filter((number) => number.sure)
    .map(({ value }) => value)
    .toSorted((one, other) => one - other);
const loose = (text: string, language: 'es' | 'en') =>
  numbersIn(text, language)
    .filter((number) => !number.sure)
    .map(({ value }) => value);

describe('numbersIn', () => {
  test.each([
    ['decimals', '0,35 kU/L', '0.35 kU/L', [0.35]],
    ['decimals with a point in Spanish', '0.35 kU/L', '0.35 kU/L', [0.35]],
    ['thousands', '1.500 mL', '1,500 mL', [1500]],
    ['thousands run together', '1500 mL', '1,500 mL', [1500]],
    ['thousands separated by a narrow space', '12\u202f500', '12,500', [12_500]],
    ['millions', '16.000.000', '16,000,000', [16_000_000]],
    ['thousands with decimals', '1.234,5', '1,234.5', [1234.5]],
    ['the specific gravity of urine', 'de 1.005 a 1,030', 'from 1.005 to 1.030', [1.005, 1.03]],
    ['a range with a hyphen', '2-7 días', '2 to 7 days', [2, 7]],
    ['a range with a dash', '8–12 h', '8-12 h', [8, 12]],
    ['a number before a unit', '8h, 50mg, 20 %', '8 h, 50 mg, 20%', [8, 20, 50]],
    ['a number that ends a sentence', 'Espere 30. Luego siga.', 'Wait 30. Then go on.', [30]],
    ['titres', '1:80', '1:80', [1, 80]],
    ['times', 'a las 7:00 a. m.', 'at 7 am', [7]],
    ['times of 24 hours', 'a las 19:00', 'at 7 p.m.', [7]],
    ['half hours', 'a las 9:30 a. m.', 'at 9:30 am', [9, 30]],
    ['powers', '10³ y 10⁶', '10 3, 10 6', [3, 6, 10, 10]],
    ['ordinals in digits', '4.ª generación', '4th generation', [4]],
    ['small numbers in words', 'dos horas', '2 hours', [2]],
    ['tens in words', 'treinta y seis horas', 'thirty-six hours', [36]],
    ['twenties in words', 'veinticuatro horas', 'twenty-four hours', [24]],
    ['Spanish eleven and English one time', 'once horas', '11 hours, once', [11]],
    ['names with numbers', 'vitamina B12, T4, CD4, IgG4, H1N1, CO₂, m²', 'B12, T4', []],
    ['a hyphen in a name', 'omega-3, interleucina-6', 'omega-3', []],
    ['a number in front of a name', '17-hidroxiprogesterona', '17-hydroxyprogesterone', [17]],
    ['a number that makes an adjective', 'prueba de 2 horas', '2-hour test', [2]],
  ])('%s', (_, es, en, expected) => {
    expect([sure(es, 'es'), sure(en, 'en')]).toEqual([expected, expected]);
  });

  test.each([
    ['un brazo y ambas piernas', 'es', [1, 2]],
    ['the first of a pair', 'en', [1, 1, 2]],
    ['la segunda muestra, a mediodía', 'es', [2, 12]],
    ['interleucina-6', 'es', [6]],
  ] as const)('a loose number: %s', (text, language, expected) => {
    expect(loose(text, language)).toEqual(expected);
  });

  test('a number reads the same in every notation', () => {
    const numbers = fc.oneof(
      // '1.023' is a specific gravity, so 1023 has no mark between its thousands.
      fc.integer({ min: 2, max: 5_000_000 }).filter((number) => number <= 1000 || number >= 1050),
      fc.integer({ min: 11, max: 99_999 }).map((tenths) => tenths / 10),
      fc.integer({ min: 101, max: 9_999_999 }).map((hundredths) => hundredths / 100),
    );
    fc.assert(
      fc.property(numbers, (number) => {
        const [es, en] = ['de-DE', 'en-GB'].map((locale) => number.toLocaleString(locale));
        expect([sure(`son ${es} mg`, 'es'), sure(`it is ${en} mg`, 'en')]).toEqual([[number], [number]]);
      }),
    );
  });
});

test('numbersOfNames', () => {
  expect([...numbersOfNames('B12 y T4, T3; HLA-B27, beta-2, ADAMTS13, COVID-19 y 25 mg')]).toEqual([
    ['B', ['12', '27']],
    ['T', ['3', '4']],
    ['ADAMTS', ['13']],
    ['-', ['19', '2']],
  ]);
});
