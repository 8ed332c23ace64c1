import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readNumber } from './number-input.ts';

describe('a typed number', () => {
  test.each([
    ['5', 5],
    ['5,2', 5.2],
    ['5.2', 5.2],
    ['  5,2 ', 5.2],
    [',5', 0.5],
    ['.5', 0.5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1 234', 1234],
    ['1 234,5', 1234.5],
    ['1\u00a0234', 1234],
    ['1\u202f234,5', 1234.5],
    ['-3', -3],
    ['\u22123', -3],
    ['007', 7],
    ['120.', 120],
    ['7,', 7],
  ])('%j → %d', (typed, value) => {
    expect(readNumber(typed)).toEqual({ kind: 'number', value });
  });

  test.each([
    ['1.234', 1.234, 1234],
    ['1,234', 1.234, 1234],
    ['12.345', 12.345, 12_345],
    ['-1.234', -1.234, -1234],
  ])('%j is ambiguous', (typed, decimal, thousands) => {
    expect(readNumber(typed)).toEqual({ kind: 'ambiguous', decimal, thousands });
  });

  test.each(['', '   '])('%j is empty', (typed) => {
    expect(readNumber(typed)).toEqual({ kind: 'empty' });
  });

  test.each([
    '12/8',
    'abc',
    '5,2,1',
    '1.2.3',
    '1e3',
    'NaN',
    'Infinity',
    '5 mg',
    '--5',
    '1 23',
    '0x10',
    '9'.repeat(400),
  ])('%j is not a number', (typed) => {
    expect(readNumber(typed)).toEqual({ kind: 'not-a-number' });
  });
});

describe('laws', () => {
  test('reads a comma like a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
        const decimals = String(hundredths).padStart(2, '0');
        const value = Number(`${whole}.${decimals}`);
        expect(readNumber(`${whole},${decimals}`)).toEqual({ kind: 'number', value });
        expect(readNumber(`${whole}.${decimals}`)).toEqual({ kind: 'number', value });
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = readNumber(typed);
        if (read.kind === 'number') expect(Number.isFinite(read.value)).toBe(true);
      }),
    );
  });
});
