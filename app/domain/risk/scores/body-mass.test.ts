import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type BodyMassInput, bodyMass, bodyMassIndex } from './body-mass.ts';

const adult: BodyMassInput = { sex: 'male', age: 40, weight: 70, height: 175, waist: null, conditions: [] };

test.each([
  [10.2, 83.8, 14.525],
  [46.5, 139.8, 23.792],
  [70, 175, 22.857],
  [82, 180, 25.309],
  [100, 160, 39.0625],
  [58, 152, 25.104],
])('%d kg, %d cm → %d', (weight, height, index) => {
  expect(bodyMassIndex(weight, height)).toBeCloseTo(index, 3);
});

describe('an adult', () => {
  test.each([
    [18.49, 'underweight'],
    [18.5, 'normal'],
    // Prints as 25.0.
    [24.96, 'normal'],
    [25, 'overweight'],
    [29.99, 'overweight'],
    [30, 'obesity-1'],
    [35, 'obesity-2'],
    [40, 'obesity-3'],
  ])('of %d kg/m² is %s', (bmi, band) => {
    // At two meters, the index is exactly a quarter of the weight.
    expect(bodyMass({ ...adult, height: 200, weight: bmi * 4 })).toMatchObject({ bmi, band });
  });

  test.each([
    ['male', 94, true],
    ['male', 93.9, false],
    ['female', 90, true],
    ['female', 89.9, false],
    ['female', null, null],
  ] as const)('%s, waist %s → %s', (sex, waist, wideWaist) => {
    expect(bodyMass({ ...adult, sex, waist })).toMatchObject({ kind: 'answer', wideWaist });
  });

  test.each([
    [64, 160, 25, 'overweight'],
    [76.8, 160, 30, 'obesity-1'],
    [86.7, 170, 30, 'obesity-1'],
    [89.6, 160, 35, 'obesity-2'],
    [96.1, 155, 40, 'obesity-3'],
    [102.4, 160, 40, 'obesity-3'],
    [129.6, 180, 40, 'obesity-3'],
  ])('%d kg at %d cm is exactly %d: %s', (weight, height, bmi, band) => {
    expect(bodyMass({ ...adult, weight, height })).toMatchObject({ kind: 'answer', bmi, band });
  });

  test('has a higher index with more weight, and a lower one with more height', () => {
    const weight = fc.double({ min: 20, max: 400, noNaN: true });
    const height = fc.double({ min: 50, max: 250, noNaN: true });
    fc.assert(
      fc.property(weight, weight, height, height, (one, other, short, tall) => {
        const lightest = bodyMassIndex(Math.min(one, other), Math.max(short, tall));
        expect(bodyMassIndex(Math.max(one, other), Math.min(short, tall))).toBeGreaterThanOrEqual(lightest);
      }),
    );
  });
});

describe('is refused', () => {
  test.each<[Partial<BodyMassInput>, string]>([
    [{ age: 17.9 }, 'too-low'],
    [{ age: 120.1 }, 'too-high'],
    [{ weight: 19.9 }, 'too-low'],
    [{ weight: 400.1 }, 'too-high'],
    [{ height: 49.9 }, 'too-low'],
    [{ height: 1.75 }, 'too-low'],
    [{ height: 250.1 }, 'too-high'],
    [{ waist: 39.9 }, 'too-low'],
    [{ waist: Number.NaN }, 'not-a-number'],
    // Each is possible, but not together.
    [{ weight: 400, height: 100 }, 'too-high'],
    [{ conditions: ['pregnancy'] }, 'not-for'],
  ])('%o', (changes, reason) => {
    expect(bodyMass({ ...adult, ...changes })).toMatchObject({ kind: 'refused', reasons: [{ reason }] });
  });

  test.each([18, 120])('not at %i', (age) => {
    expect(bodyMass({ ...adult, age }).kind).toBe('answer');
  });
});
