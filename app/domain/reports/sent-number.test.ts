import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { areComparable, sentNumber, sentValue } from './sent-number.ts';

describe('a number as sent', () => {
  test.each([
    ['1.10', 1.1],
    ['4,3', 4.3],
    ['-2', -2],
    [' 98 ', 98],
    ['0.990', 0.99],
  ])('%s is a number', (text, number) => {
    expect(sentNumber(text)).toEqual({ text: text.trim(), number, isAmbiguous: false });
  });

  test.each(['', '<5', '1:128', '1e3', '1,000.5', '12 mg', 'Negativo', '٣', 'NaN', '1.2.3'])(
    '%s is not a number',
    (text) => {
      expect(sentNumber(text)).toBeNull();
    },
  );

  test('a separator with three digits after it may group thousands', () => {
    expect(sentNumber('1.005')?.isAmbiguous).toBe(true);
    expect(sentNumber('250,000')?.isAmbiguous).toBe(true);
    expect(sentNumber('1.0051')?.isAmbiguous).toBe(false);
  });

  test('numbers that may group thousands compare only with each other, and with zero', () => {
    const numbers = (...texts: string[]) => texts.flatMap((text) => sentNumber(text) ?? []);
    expect(areComparable(numbers('1.015', '1.005', '1.030'))).toBe(true);
    expect(areComparable(numbers('250000', '150.000', '450.000'))).toBe(false);
    expect(areComparable(numbers('0', '1.005'))).toBe(true);
  });

  test('a text of millions of spaces takes no longer than its length', () => {
    // A pattern that tries every split of the spaces would take days.
    expect(sentValue(`a<${' '.repeat(5_000_000)}b`)).toBeNull();
    expect(sentValue(`< ${'\n'.repeat(5_000_000)}5`)?.number).toBe(5);
  });

  test('the text of any value survives', () => {
    fc.assert(fc.property(fc.string(), (text) => sentNumber(text) === null || sentNumber(text)?.text === text.trim()));
  });
});

test.each([
  ['98', null, 98],
  ['<5', '<', 5],
  ['≥ 60', '>=', 60],
  ['>=0.5', '>=', 0.5],
  ['<= 1', '<=', 1],
])('%s is a value', (text, comparator, number) => {
  expect(sentValue(text)).toMatchObject({ comparator, number });
});

test.each(['1:128', '<', 'Negativo', '++', ''])('%s is no value on a line', (text) => {
  expect(sentValue(text)).toBeNull();
});
