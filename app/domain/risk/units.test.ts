import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isUcum } from '../exams/codes/ucum.ts';
import type { Quantity, Unit } from './quantity.ts';
import { convert, unitsOf } from './units.ts';

const quantities: readonly Quantity[] = [
  'age',
  'systolic',
  'diastolic',
  'cholesterol',
  'hdl',
  'triglycerides',
  'height',
  'weight',
  'bmi',
  'waist',
  'creatinine',
  'egfr',
  'albuminRatio',
  'a1c',
  'averageGlucose',
  'glucose',
  'insulin',
  'ast',
  'alt',
  'platelets',
];

describe('a value in another unit', () => {
  test.each<[Quantity, number, Unit, Unit, number]>([
    ['cholesterol', 154, 'mg/dL', 'mmol/L', 3.98],
    ['cholesterol', 155, 'mg/dL', 'mmol/L', 4.01],
    ['triglycerides', 88.57, 'mg/dL', 'mmol/L', 1],
    ['glucose', 5.5, 'mmol/L', 'mg/dL', 99.09],
    ['creatinine', 88.4, 'umol/L', 'mg/dL', 1],
    ['creatinine', 1, 'mg/dL', 'umol/L', 88.4],
    ['albuminRatio', 3, 'mg/mmol', 'mg/g', 26.52],
    ['height', 1.65, 'm', 'cm', 165],
    ['a1c', 53, 'mmol/mol', '%', 7],
    ['a1c', 6.5, '%', 'mmol/mol', 47.53],
  ])('%s %d %s → %s %d', (quantity, value, from, to, converted) => {
    expect(convert(quantity, value, from, to)).toBeCloseTo(converted, 2);
  });

  test('converts back to the same value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...quantities),
        fc.double({ min: 0.01, max: 10_000, noNaN: true }),
        (quantity, value) => {
          for (const from of unitsOf(quantity)) {
            for (const to of unitsOf(quantity)) {
              const back = convert(quantity, convert(quantity, value, from, to), to, from);
              expect(Math.abs(back - value)).toBeLessThan(1e-9 * Math.max(1, value));
            }
          }
        },
      ),
    );
  });

  test.each<[Quantity, number, Unit, Unit, number]>([
    ['cholesterol', 20, 'mmol/L', 'mg/dL', 773.4],
    ['creatinine', 8.84, 'umol/L', 'mg/dL', 0.1],
    ['creatinine', 0.1, 'mg/dL', 'umol/L', 8.84],
    ['height', 1.13, 'm', 'cm', 113],
  ])('%s %d %s is exactly %s %d', (quantity, value, from, to, converted) => {
    expect(convert(quantity, value, from, to)).toBe(converted);
  });

  test('is NaN in a unit of another quantity', () => {
    expect(convert('cholesterol', 200, 'mg/dL', 'kg')).toBeNaN();
    expect(convert('age', 40, 'cm', 'cm')).toBeNaN();
  });

  test.each(quantities)('%s: every unit is valid UCUM', (quantity) => {
    expect(unitsOf(quantity).length).toBeGreaterThan(0);
    expect(unitsOf(quantity).filter((unit) => !isUcum(unit))).toEqual([]);
  });
});
