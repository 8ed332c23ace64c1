import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type FindriscInput, familyDiabetes, findrisc } from './findrisc.ts';

const healthy: FindriscInput = {
  sex: 'male',
  age: 40,
  bmi: 22,
  waist: 90,
  active: true,
  dailyVegetables: true,
  pressureMedicine: false,
  toldHighGlucose: false,
  family: 'none',
  conditions: [],
};
const points = (input: FindriscInput): number => {
  const answer = findrisc(input);
  return answer.kind === 'answer' ? answer.points : Number.NaN;
};

describe('vectors', () => {
  const worst = { active: false, dailyVegetables: false, pressureMedicine: true, toldHighGlucose: true } as const;
  test.each<[Partial<FindriscInput>, number, string, number]>([
    [{}, 0, 'low', 1],
    [{ age: 70, bmi: 35, waist: 110, ...worst, family: 'first-degree' }, 26, 'very-high', 50],
    [{ age: 50, bmi: 27, waist: 100, dailyVegetables: false, family: 'second-degree' }, 10, 'slightly-elevated', 4],
    [{ sex: 'female', age: 64, bmi: 30, waist: 88 }, 7, 'slightly-elevated', 4],
    [{ sex: 'female', age: 65, bmi: 30.1, waist: 89, active: false, pressureMedicine: true }, 15, 'high', 33],
    [{ age: 45, bmi: 25, waist: 94, family: 'first-degree' }, 11, 'slightly-elevated', 4],
  ])('%o → %i, %s', (changes, total, band, ofHundred) => {
    expect(findrisc({ ...healthy, ...changes })).toMatchObject({ kind: 'answer', points: total, band, ofHundred });
  });
});

describe('the points of each question', () => {
  test.each<[Partial<FindriscInput>, number]>([
    [{ age: 44 }, 0],
    [{ age: 44.9 }, 0],
    [{ age: 45 }, 2],
    [{ age: 54 }, 2],
    [{ age: 55 }, 3],
    [{ age: 64 }, 3],
    [{ age: 65 }, 4],
    [{ bmi: 24.99 }, 0],
    [{ bmi: 25 }, 1],
    [{ bmi: 30 }, 1],
    [{ bmi: 30.01 }, 3],
    [{ waist: 93.9 }, 0],
    [{ waist: 94 }, 3],
    [{ waist: 102 }, 3],
    [{ waist: 102.1 }, 4],
    [{ sex: 'female', waist: 79.9 }, 0],
    [{ sex: 'female', waist: 80 }, 3],
    [{ sex: 'female', waist: 88 }, 3],
    [{ sex: 'female', waist: 88.1 }, 4],
    [{ active: false }, 2],
    [{ dailyVegetables: false }, 1],
    [{ pressureMedicine: true }, 2],
    [{ toldHighGlucose: true }, 5],
    [{ family: 'second-degree' }, 3],
    [{ family: 'first-degree' }, 5],
  ])('%o → %i', (changes, total) => {
    expect(points({ ...healthy, waist: 70, ...changes })).toBe(total);
  });
});

test.each([
  [11, false, false],
  [12, true, false],
  [13, true, true],
])('%i points: screening by FINDRISC-C %s, by RIDIMA %s', (total, findriscC, ridima) => {
  const changes = {
    11: { age: 55, bmi: 31 },
    12: { age: 65, bmi: 31 },
    13: { age: 65, bmi: 31, dailyVegetables: false },
  }[total];
  const answer = findrisc({ ...healthy, family: 'first-degree', ...changes });
  expect(answer).toMatchObject({ points: total, screening: { findriscC, ridima } });
});

test.each([
  ['male', 93.9, false],
  ['male', 94, true],
  ['female', 89.9, false],
  ['female', 90, true],
] as const)('shows the Latin American flag beside the points: %s %d', (sex, waist, wideWaist) => {
  expect(findrisc({ ...healthy, sex, waist })).toMatchObject({ wideWaist });
});

const anybody: fc.Arbitrary<FindriscInput> = fc.record({
  sex: fc.constantFrom('female', 'male'),
  age: fc.integer({ min: 20, max: 120 }),
  bmi: fc.double({ min: 8, max: 120, noNaN: true }),
  waist: fc.double({ min: 40, max: 250, noNaN: true }),
  active: fc.boolean(),
  dailyVegetables: fc.boolean(),
  pressureMedicine: fc.boolean(),
  toldHighGlucose: fc.boolean(),
  family: fc.constantFrom(...familyDiabetes),
  conditions: fc.constant([]),
});

describe('laws', () => {
  test('every answer has 0 to 26 points, the sum of its questions', () => {
    fc.assert(
      fc.property(anybody, (input) => {
        const answer = findrisc(Object.freeze(input));
        expect(answer.kind).toBe('answer');
        if (answer.kind === 'refused') return;
        expect(answer.points).toBe(Object.values(answer.each).reduce((sum, one) => sum + one, 0));
        expect(answer.points).toBeGreaterThanOrEqual(0);
        expect(answer.points).toBeLessThanOrEqual(26);
      }),
    );
  });

  test('more age, weight, or waist never gives fewer points', () => {
    fc.assert(
      fc.property(anybody, anybody, (one, { age, bmi, waist }) => {
        const more = { age: Math.max(one.age, age), bmi: Math.max(one.bmi, bmi), waist: Math.max(one.waist, waist) };
        expect(points({ ...one, ...more })).toBeGreaterThanOrEqual(points(one));
      }),
    );
  });
});

describe('exclusions', () => {
  test.each<[Partial<FindriscInput>, string]>([
    [{ age: 19 }, 'too-low'],
    [{ age: 19.99 }, 'too-low'],
    [{ age: 121 }, 'too-high'],
    [{ bmi: 7.99 }, 'too-low'],
    [{ waist: 250.1 }, 'too-high'],
    [{ waist: Number.NaN }, 'not-a-number'],
    [{ conditions: ['diabetes'] }, 'not-for'],
    [{ conditions: ['pregnancy'] }, 'not-for'],
  ])('%o', (changes, reason) => {
    expect(findrisc({ ...healthy, ...changes })).toMatchObject({ kind: 'refused', reasons: [{ reason }] });
  });

  test.each([20, 120])('answers %i and marks it as outside the derivation', (age) => {
    expect(findrisc({ ...healthy, age })).toMatchObject({ kind: 'answer', outsideDerivation: true });
  });

  test.each([35, 64])('%i is inside the derivation', (age) => {
    expect(findrisc({ ...healthy, age })).toMatchObject({ outsideDerivation: false });
  });
});
