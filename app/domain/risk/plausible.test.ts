import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { didYouMean, likelierInOtherUnit, plausible } from './plausible.ts';
import type { Quantity, Unit } from './quantity.ts';
import { unitsOf } from './units.ts';

const meant = (quantity: Quantity, value: number, unit: Unit): string[] =>
  didYouMean(quantity, value, unit).map((one) => `${one.value} ${one.unit}`);

describe('did you mean', () => {
  test.each<[Quantity, number, Unit, string[]]>([
    ['cholesterol', 5.2, 'mg/dL', ['5.2 mmol/L']],
    ['cholesterol', 200, 'mmol/L', ['200 mg/dL']],
    ['cholesterol', 2000, 'mg/dL', ['200 mg/dL']],
    ['glucose', 5.6, 'mg/dL', ['5.6 mmol/L', '56 mg/dL', '560 mg/dL']],
    ['height', 1.65, 'cm', ['1.65 m', '165 cm']],
    ['height', 1650, 'cm', ['165 cm']],
    ['height', 165, 'm', ['165 cm', '1.65 m']],
    ['systolic', 12, 'mm[Hg]', ['120 mm[Hg]']],
    ['diastolic', 8, 'mm[Hg]', ['80 mm[Hg]']],
    ['systolic', 1200, 'mm[Hg]', ['120 mm[Hg]']],
    ['creatinine', 90, 'mg/dL', ['90 umol/L', '9 mg/dL', '0.9 mg/dL']],
    ['a1c', 53, '%', ['53 mmol/mol', '5.3 %']],
    ['weight', 700, 'kg', ['70 kg']],
    ['age', 450, 'a', ['45 a']],
    ['platelets', 250_000, '10*9/L', ['250 10*9/L']],
  ])('%s %d %s → %o', (quantity, value, unit, offered) => {
    expect(meant(quantity, value, unit)).toEqual(offered);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -5])('suggests nothing for %d', (value) => {
    expect(didYouMean('height', value, 'cm')).toEqual([]);
  });

  test('converts the suggestion to the field’s unit', () => {
    expect(didYouMean('height', 1.65, 'cm')[0]).toEqual({ value: 1.65, unit: 'm', inField: 165 });
    expect(didYouMean('cholesterol', 5.2, 'mg/dL')[0]?.inField).toBeCloseTo(201.08, 2);
  });
});

const anyField = fc.constantFrom(
  ...(['cholesterol', 'creatinine', 'height', 'glucose', 'a1c', 'systolic', 'triglycerides'] as const).flatMap(
    (quantity) => unitsOf(quantity).map((unit) => ({ quantity, unit })),
  ),
);

test('never replaces a possible value, and never suggests an impossible one', () => {
  fc.assert(
    fc.property(anyField, fc.double({ min: 0, max: 1e6, noNaN: true }), ({ quantity, unit }, value) => {
      const { from, to } = plausible(quantity, unit);
      const offered = didYouMean(quantity, value, unit);
      if (value >= from && value <= to) expect(offered).toEqual([]);
      for (const one of offered) {
        expect(one.inField).toBeGreaterThanOrEqual(from);
        expect(one.inField).toBeLessThanOrEqual(to);
      }
    }),
  );
});

test('the limits of pressure and cholesterol, which the chart’s open bands use', () => {
  expect(plausible('systolic', 'mm[Hg]')).toMatchObject({ from: 70, to: 300, of: 'measurement' });
  expect(plausible('cholesterol', 'mmol/L')).toMatchObject({ from: 1, to: 20 });
});

describe('possible but unusual values in the typed unit', () => {
  test.each<[Quantity, number, Unit, string | null]>([
    ['creatinine', 10, 'umol/L', '10 mg/dL'],
    ['creatinine', 35, 'mg/dL', '35 umol/L'],
    ['creatinine', 10, 'mg/dL', null],
    ['creatinine', 90, 'umol/L', null],
    ['triglycerides', 8.5, 'mg/dL', '8.5 mmol/L'],
    ['triglycerides', 150, 'mmol/L', '150 mg/dL'],
    // Only possible with imminent pancreatitis.
    ['triglycerides', 12, 'mmol/L', null],
    ['triglycerides', 1063, 'mg/dL', null],
    // `didYouMean` handles impossible values.
    ['cholesterol', 5.2, 'mg/dL', null],
    ['systolic', 75, 'mm[Hg]', null],
  ])('%s %d %s → %s', (quantity, value, unit, other) => {
    const likelier = likelierInOtherUnit(quantity, value, unit);
    expect(likelier && `${likelier.value} ${likelier.unit}`).toBe(other);
  });
});
