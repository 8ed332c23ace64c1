import { describe, expect, test } from 'vitest';

import { rangeOf, sideOf } from './range-of.ts';
import { sentNumber } from './sent-number.ts';

// OBX-7 of HL7 v2.5.1 (7.4.2.7) writes "lower limit-upper limit", "> lower limit", and "< upper limit". The words are those of Colombian
// laboratories.

const limits = (text: string, unit = '') => {
  const range = rangeOf(text, unit);
  return range && [range.low?.text ?? null, range.high?.text ?? null];
};

describe('an interval as sent', () => {
  test('a text of millions of spaces takes no longer than its length', () => {
    for (const text of [`(${' '.repeat(5_000_000)}x`, `1${' '.repeat(5_000_000)}x`, `[1${' '.repeat(5_000_000)}]x`])
      expect(rangeOf(text)).toBeNull();
  });

  test.each([
    ['70-105', '70', '105'],
    ['4.3 to 6.2', '4.3', '6.2'],
    ['4,3 – 6,2', '4,3', '6,2'],
    ['de 70 a 105', '70', '105'],
    ['[0.50 - 1.10]', '0.50', '1.10'],
    ['-2 - 2', '-2', '2'],
    ['<9', null, '9'],
    ['hasta 50', null, '50'],
    ['Hasta 50', null, '50'],
    ['≤ 200', null, '200'],
    ['menor de 5,0', null, '5,0'],
    ['>=60', '60', null],
    ['mayor que 40', '40', null],
    ['1.005-1.030', '1.005', '1.030'],
  ])('%s', (text, low, high) => {
    expect(limits(text)).toEqual([low, high]);
  });

  test.each([
    '',
    'Negativo',
    '105-70',
    '5-5',
    '70-105 (ayunas)',
    '1:128',
    '70-',
    '10-20-30',
    '1.005-30',
    '70-105 mg/dL',
  ])('%s has no limits', (text) => {
    expect(rangeOf(text)).toBeNull();
  });

  test('may repeat its own unit, and no other', () => {
    expect(limits('70 - 105 mg/dL', 'mg/dL')).toEqual(['70', '105']);
    expect(limits('70 - 105 g/L', 'mg/dL')).toBeNull();
  });
});

describe('the side of a number', () => {
  test.each([
    ['70', '70-105', 'inside'],
    ['69.9', '70-105', 'below'],
    ['105', '70-105', 'inside'],
    ['106', '70-105', 'above'],
    ['9', '<9', 'above'],
    ['50', 'hasta 50', 'inside'],
    ['60', '>60', 'below'],
    ['60', '>=60', 'inside'],
    ['250000', '150.000-450.000', null],
    ['1.015', '1.005-1.030', 'inside'],
  ])('%s in %s is %s', (value, text, side) => {
    const [number, range] = [sentNumber(value), rangeOf(text)];
    expect(number && range && sideOf(number, range)).toBe(side);
  });
});
