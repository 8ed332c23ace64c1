import fc from 'fast-check';
import { expect, test } from 'vitest';

import { criticalSide, defaultCriticalLimits } from './critical-limits.ts';

const adult = 40 * 366;
const side = (loinc: string, value: string, unit: string, ageDays = adult) =>
  criticalSide({ loinc, value, unit, ageDays }, defaultCriticalLimits);

test.each([
  ['2823-3', '6.3', 'mmol/L', 'high'],
  ['2823-3', '6.2', 'mmol/L', null],
  ['2823-3', '2.7', 'mEq/L', 'low'],
  ['2823-3', '6,9', 'mmol/L', 'high'],
  // Another unit has another scale, so the value is not evaluated.
  ['2823-3', '27', 'mg/dL', null],
  ['718-7', '6.5', 'g/dL', 'low'],
  ['718-7', '65', 'g/L', 'low'],
  ['2345-7', '<5', 'mg/dL', 'low'],
  ['2345-7', '<46', 'mg/dL', 'low'],
  ['2345-7', '<50', 'mg/dL', null],
  ['2345-7', '>600', 'mg/dL', 'high'],
  ['2345-7', '>=484', 'mg/dL', null],
  ['6301-6', '5.1', '', 'high'],
  ['2345-7', 'hemolizada', 'mg/dL', null],
  ['9999-9', '1', 'mg/dL', null],
] as const)('%s %s %s: %s', (loinc, value, unit, expected) => {
  expect(side(loinc, value, unit)).toBe(expected);
});

test('a child has other limits than an adult', () => {
  expect(side('2823-3', '6.3', 'mmol/L', 400)).toBeNull();
  expect(side('2823-3', '6.5', 'mmol/L', 400)).toBe('high');
});

test('a value further out than a critical one is critical on the same side', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...defaultCriticalLimits),
      fc.double({ min: 0.01, max: 500, noNaN: true }),
      (limit, by) => {
        const judged = {
          loinc: limit.loinc[0] ?? '',
          unit: limit.units[0] ?? '',
          ageDays: limit.ageTo === null ? adult : 400,
        };
        const at = (value: number) => criticalSide({ ...judged, value: value.toFixed(4) }, [limit]);
        if (limit.low !== null && limit.low - by > 0) expect(at(limit.low - by)).toBe('low');
        if (limit.high !== null) expect(at(limit.high + by)).toBe('high');
      },
    ),
  );
});

test('no two default limits judge the same value', () => {
  for (const [i, one] of defaultCriticalLimits.entries())
    for (const other of defaultCriticalLimits.slice(i + 1)) {
      const isSameValue =
        one.loinc.some((code) => other.loinc.includes(code)) && one.units.some((unit) => other.units.includes(unit));
      if (isSameValue) expect(one.ageFrom).not.toBe(other.ageFrom);
    }
});
