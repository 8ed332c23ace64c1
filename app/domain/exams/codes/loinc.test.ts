import fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkDigit, isLoinc } from './loinc.ts';

test.each([
  '718-7', // hemoglobin
  '4548-4', // HbA1c
  '58410-2', // blood count panel
  '1558-6', // fasting glucose
  '5196-1', // hepatitis B surface antigen
  '89579-7', // troponin I
  '100000-9', // six digits
  '1-8', // the shortest code
])('%s is valid', (code) => {
  expect(isLoinc(code)).toBe(true);
});

test.each(['718-6', '7187', '718-', '-7', '718-77', '0718-7', 'LP12345-6', '718–7', ' 718-7', '', '12345678-9'])(
  '%j is invalid',
  (code) => {
    expect(isLoinc(code)).toBe(false);
  },
);

const numbers = fc.integer({ min: 1, max: 9_999_999 }).map(String);

test('exactly one of the ten check digits is valid', () => {
  fc.assert(
    fc.property(numbers, (digits) => {
      const right = Array.from({ length: 10 }, (_, digit) => `${digits}-${digit}`).filter(isLoinc);
      expect(right).toEqual([`${digits}-${checkDigit(digits)}`]);
    }),
  );
});

test('rejects a change of any one digit, including the check digit', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, position, by) => {
      const code = `${digits}${checkDigit(digits)}`;
      const at = position % code.length;
      const changed = `${code.slice(0, at)}${(Number(code[at]) + by) % 10}${code.slice(at + 1)}`;
      expect(isLoinc(`${changed.slice(0, -1)}-${changed.slice(-1)}`)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('rejects a swap of two adjacent digits, except 0 and 9, which the method cannot distinguish', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (digits, position) => {
      const code = `${digits}${checkDigit(digits)}`;
      const at = position % (code.length - 1);
      const [one = '', other = ''] = code.slice(at, at + 2);
      fc.pre(one !== other && !['09', '90'].includes(one + other));
      const swapped = `${code.slice(0, at)}${other}${one}${code.slice(at + 2)}`;
      expect(isLoinc(`${swapped.slice(0, -1)}-${swapped.slice(-1)}`)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
