import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type KfreInput, type KfreRegion, kfre } from './kfre.ts';

const person: KfreInput = { sex: 'male', age: 60, egfr: 30, albuminRatio: 500, conditions: [] };
const risks = (input: KfreInput, region?: KfreRegion): [number, number] => {
  const answer = kfre(input, region);
  return answer.kind === 'answer' ? [answer.twoYears, answer.fiveYears] : [Number.NaN, Number.NaN];
};

test.each([
  [60, 'male', 15, 1762, 65.56, 96.41, 51, 93.68],
  [60, 'male', 30, 500, 10.75, 29.88, 7.32, 25.51],
  [50, 'female', 45, 100, 1, 3.1, 0.67, 2.58],
  [70, 'female', 25, 1000, 15.63, 41.18, 10.75, 35.63],
  [40, 'male', 20, 300, 34.75, 73.63, 24.85, 66.92],
] as const)('%i, %s, eGFR %i, %i mg/g', (age, sex, egfr, albuminRatio, northTwo, northFive, two, five) => {
  const input = { ...person, age, sex, egfr, albuminRatio };
  const round = (values: number[]) => values.map((value) => Number(value.toFixed(2)));
  expect(round(risks(input, 'north-america'))).toEqual([northTwo, northFive]);
  // The baseline for Colombia.
  expect(round(risks(input))).toEqual([two, five]);
});

test.each([
  [{ egfr: 50, albuminRatio: 10 }, []],
  [{ egfr: 40, albuminRatio: 300 }, ['refer']],
  [{ egfr: 25, albuminRatio: 600 }, ['refer', 'team']],
  [{ egfr: 15, albuminRatio: 1762 }, ['refer', 'team', 'plan-replacement']],
])('%o → %o', (changes, remarks) => {
  expect(kfre({ ...person, ...changes })).toMatchObject({ remarks });
});

test('rises with albumin, falls with age and filtration, and is higher in five years than in two', () => {
  const egfr = fc.double({ min: 10, max: 59.99, noNaN: true });
  const ratio = fc.double({ min: 0.1, max: 25_000, noNaN: true });
  const age = fc.integer({ min: 18, max: 120 });
  fc.assert(
    fc.property(egfr, egfr, ratio, ratio, age, age, (...[rate, other, little, much, one, two]) => {
      const mild = {
        ...person,
        egfr: Math.max(rate, other),
        albuminRatio: Math.min(little, much),
        age: Math.max(one, two),
      };
      const grave = {
        ...person,
        egfr: Math.min(rate, other),
        albuminRatio: Math.max(little, much),
        age: Math.min(one, two),
      };
      const [mildTwo, mildFive] = risks(mild);
      const [graveTwo, graveFive] = risks(grave);
      expect(graveTwo).toBeGreaterThan(mildTwo - 1e-9);
      expect(graveFive).toBeGreaterThan(mildFive - 1e-9);
      expect(mildFive).toBeGreaterThanOrEqual(mildTwo);
    }),
  );
});

describe('is refused', () => {
  test.each<[Partial<KfreInput>, string]>([
    [{ age: 17.9 }, 'too-low'],
    [{ egfr: 9.99 }, 'too-low'],
    [{ egfr: 60 }, 'too-high'],
    [{ albuminRatio: 0 }, 'too-low'],
    [{ albuminRatio: Number.NaN }, 'not-a-number'],
    [{ conditions: ['dialysis'] }, 'not-for'],
    [{ conditions: ['kidney-transplant'] }, 'not-for'],
  ])('%o', (changes, reason) => {
    expect(kfre({ ...person, ...changes })).toMatchObject({ kind: 'refused', reasons: [{ reason }] });
  });

  test.each([10, 59.99])('not at %d', (egfr) => {
    expect(kfre({ ...person, egfr }).kind).toBe('answer');
  });
});
