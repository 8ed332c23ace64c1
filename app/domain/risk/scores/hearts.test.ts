import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../units.ts';
import { type HeartsBodyMass, type HeartsInput, type HeartsLaboratory, hearts } from './hearts.ts';
import { bodyMassChart, laboratoryChart } from './hearts-chart.ts';
import { heartsModel } from './hearts-model.ts';

const man: HeartsLaboratory = {
  chart: 'laboratory',
  sex: 'male',
  age: 55,
  smoker: false,
  diabetes: false,
  systolic: 130,
  cholesterol: 5.5,
  conditions: [],
};
const woman: HeartsBodyMass = {
  chart: 'body-mass',
  sex: 'female',
  age: 55,
  smoker: false,
  diabetes: false,
  systolic: 130,
  bmi: 27,
  conditions: [],
};
const percent = (input: HeartsInput): number => {
  const answer = hearts(input);
  return answer.kind === 'answer' && answer.basis === 'chart' ? answer.percent : Number.NaN;
};

describe('vectors', () => {
  test.each([
    ['male', false, false, 42, 115, 3.8, 1, 'low'],
    ['male', false, true, 52, 150, 6.4, 10, 'high'],
    ['female', false, false, 63, 165, 5.2, 8, 'moderate'],
    ['female', true, true, 73, 185, 7.3, 37, 'critical'],
    ['male', true, false, 57, 130, 4.5, 7, 'moderate'],
    ['male', false, false, 72, 185, 7.5, 27, 'very-high'],
    ['female', false, true, 47, 125, 5.5, 4, 'low'],
  ] as const)(
    '%s, diabetes %s, smoker %s, %i, %d mmHg, %d mmol/L → %i %s',
    (sex, diabetes, smoker, age, systolic, cholesterol, risk, band) => {
      expect(hearts({ ...man, sex, diabetes, smoker, age, systolic, cholesterol })).toEqual({
        kind: 'answer',
        basis: 'chart',
        percent: risk,
        band,
        leavesOutDiabetes: false,
      });
    },
  );

  test.each([
    ['male', false, 41, 110, 22, 1, 'low'],
    ['male', true, 58, 150, 27, 11, 'high'],
    ['female', false, 66, 170, 32, 12, 'high'],
    ['female', true, 74, 190, 37, 27, 'very-high'],
    ['male', true, 71, 182, 36, 34, 'critical'],
    ['female', false, 54, 125, 28, 3, 'low'],
  ] as const)('%s, smoker %s, %i, %d mmHg, %d kg/m² → %i %s', (sex, smoker, age, systolic, bmi, risk, band) => {
    expect(hearts({ ...woman, sex, smoker, age, systolic, bmi })).toMatchObject({ percent: risk, band });
  });

  test('the block of nonsmoking men aged 60 to 64 without diabetes', () => {
    const block = [110, 130, 150, 170, 190].map((systolic) =>
      [3.5, 4.5, 5.5, 6.5, 7.5].map((cholesterol) => percent({ ...man, age: 62, systolic, cholesterol })),
    );
    expect(block).toEqual([
      [4, 5, 5, 6, 7],
      [5, 6, 7, 8, 9],
      [7, 8, 9, 10, 11],
      [9, 10, 11, 12, 14],
      [11, 12, 14, 16, 18],
    ]);
  });
});

/** The middle of every cell of both charts, with the age as the model takes it. */
const grid = ([40, 45, 50, 55, 60, 65, 70] as const).flatMap((from) =>
  [110, 130, 150, 170, 190].map((systolic) => ({ age: from + 2.5, systolic })),
);
const people = (['female', 'male'] as const).flatMap((sex) =>
  [false, true].flatMap((smoker) => grid.map((place) => ({ ...place, sex, smoker }))),
);
const laboratoryCells: HeartsLaboratory[] = people.flatMap((person) =>
  [false, true].flatMap((diabetes) =>
    [3.5, 4.5, 5.5, 6.5, 7.5].map((cholesterol) => ({ ...man, ...person, diabetes, cholesterol })),
  ),
);
const bodyMassCells: HeartsBodyMass[] = people.flatMap((person) =>
  [17.5, 22.5, 27.5, 32.5, 37.5].map((bmi) => ({ ...woman, ...person, bmi })),
);
const otherwise = (cells: readonly HeartsInput[]) =>
  cells.filter((cell) => percent(cell) !== Math.round(heartsModel(cell)));

describe('the charts', () => {
  test('have 1,400 and 700 cells', () => {
    const count = (chart: Record<string, readonly string[]>) =>
      Object.values(chart).flatMap((bands) => bands.flatMap((band) => band.match(/\d+/g) ?? [])).length;
    expect([count(laboratoryChart), count(bodyMassChart)]).toEqual([1400, 700]);
    expect([laboratoryCells.length, bodyMassCells.length]).toEqual([1400, 700]);
  });

  test('have the expected sums', () => {
    const sum = (cells: readonly HeartsInput[]) => cells.reduce((total, cell) => total + percent(cell), 0);
    expect([sum(laboratoryCells), sum(bodyMassCells)]).toEqual([16_872, 6667]);
  });

  // A sum does not detect two swapped cells. This digest is of the charts that agreed, cell by cell, with an independent transcription.
  test('equal the published charts', () => {
    const digest = createHash('sha256')
      .update(JSON.stringify([laboratoryChart, bodyMassChart]))
      .digest('hex');
    expect(digest).toBe('09fc7a20cd53a6db8e89fb075e4e0ebcf4d12a0b936433019d68e9d1ce2d5602');
  });

  test('agree with the model behind them, except for two cells at a rounding boundary', () => {
    expect(otherwise(laboratoryCells)).toEqual([]);
    const halves = otherwise(bodyMassCells);
    expect(halves.length).toBeLessThanOrEqual(2);
    for (const cell of halves) expect(Math.abs(percent(cell) - heartsModel(cell))).toBeLessThan(0.51);
  });
});

const aged = fc.integer({ min: 40, max: 74 });
const pressure = fc.double({ min: 70, max: 300, noNaN: true });
const laboratory: fc.Arbitrary<HeartsLaboratory> = fc.record({
  chart: fc.constant('laboratory' as const),
  sex: fc.constantFrom('female', 'male'),
  age: aged,
  smoker: fc.boolean(),
  diabetes: fc.boolean(),
  systolic: pressure,
  cholesterol: fc.double({ min: 1, max: 20, noNaN: true }),
  conditions: fc.constant([]),
});
const bodyMass: fc.Arbitrary<HeartsBodyMass> = fc.record({
  chart: fc.constant('body-mass' as const),
  sex: fc.constantFrom('female', 'male'),
  age: aged,
  smoker: fc.boolean(),
  diabetes: fc.boolean(),
  systolic: pressure,
  bmi: fc.double({ min: 8, max: 120, noNaN: true }),
  conditions: fc.constant([]),
});

describe('laws', () => {
  test('everyone has a cell, and a higher factor never lowers the risk', () => {
    fc.assert(
      fc.property(laboratory, laboratory, (one, other) => {
        const [least, most] = [
          { ...one, age: Math.min(one.age, other.age), systolic: Math.min(one.systolic, other.systolic) },
          { ...one, age: Math.max(one.age, other.age), systolic: Math.max(one.systolic, other.systolic) },
        ];
        const low = {
          ...least,
          cholesterol: Math.min(one.cholesterol, other.cholesterol),
          smoker: false,
          diabetes: false,
        };
        const high = { ...most, cholesterol: Math.max(one.cholesterol, other.cholesterol) };
        expect(percent(low)).toBeLessThanOrEqual(percent(high));
        expect(percent(high)).toBeLessThanOrEqual(percent({ ...high, smoker: true, diabetes: true }));
      }),
    );
    fc.assert(
      fc.property(bodyMass, bodyMass, (one, other) => {
        const low = { ...one, age: Math.min(one.age, other.age), bmi: Math.min(one.bmi, other.bmi), smoker: false };
        const high = { ...one, age: Math.max(one.age, other.age), bmi: Math.max(one.bmi, other.bmi) };
        expect(percent(low)).toBeLessThanOrEqual(percent(high));
      }),
    );
  });

  test('a sweep by hundredths finds no gap, and the risk never falls', () => {
    const sweep = (from: number, to: number, at: (value: number) => number) =>
      Array.from({ length: (to - from) * 100 + 1 }, (_, step) => at(from + step / 100));
    for (const risks of [
      sweep(1, 20, (cholesterol) => percent({ ...man, cholesterol })),
      sweep(70, 300, (systolic) => percent({ ...man, systolic })),
      sweep(8, 120, (bmi) => percent({ ...woman, age: 70, bmi })),
      sweep(40, 74, (age) => percent({ ...man, age })),
    ]) {
      expect(risks.findIndex((risk, at) => !(risk >= (risks[at - 1] ?? 1)))).toBe(-1);
      expect(risks.at(-1)).toBeGreaterThan(risks[0] ?? Number.NaN);
    }
  });

  test.each([
    [
      { ...man, age: 60, systolic: 119.9 },
      { ...man, age: 60, systolic: 110 },
    ],
    [
      { ...man, age: 60, systolic: 120 },
      { ...man, age: 60, systolic: 139.99 },
    ],
    [
      { ...man, age: 70, cholesterol: 4.999 },
      { ...man, age: 70, cholesterol: 4 },
    ],
    [
      { ...man, age: 70, cholesterol: 7 },
      { ...man, age: 74, cholesterol: 12 },
    ],
    [
      { ...man, age: 44.99 },
      { ...man, age: 40 },
    ],
    [
      { ...woman, age: 70, bmi: 24.99 },
      { ...woman, age: 70, bmi: 20 },
    ],
    [
      { ...woman, age: 70, bmi: 35 },
      { ...woman, age: 70, bmi: 50 },
    ],
  ])('an edge belongs to the upper band: %#', (one, other) => {
    expect(percent(one)).toBe(percent(other));
  });

  test('154 mg/dL is below 4 mmol/L, and 155 is not', () => {
    const old = { ...man, age: 72, systolic: 190 };
    const at = (cholesterol: number) =>
      percent({ ...old, cholesterol: convert('cholesterol', cholesterol, 'mg/dL', 'mmol/L') });
    expect(at(154)).toBe(percent({ ...old, cholesterol: 3.5 }));
    expect(at(155)).toBe(percent({ ...old, cholesterol: 4.5 }));
    expect(at(154)).toBeLessThan(at(155));
  });
});

describe('people the chart excludes', () => {
  test.each([
    [{ ...man, age: 39 }, 'too-low'],
    [{ ...man, age: 39.99 }, 'too-low'],
    [{ ...man, age: 75 }, 'too-high'],
    [{ ...man, systolic: 69.9 }, 'too-low'],
    [{ ...man, systolic: 300.1 }, 'too-high'],
    [{ ...man, cholesterol: 0.99 }, 'too-low'],
    [{ ...man, cholesterol: 20.01 }, 'too-high'],
    [{ ...man, cholesterol: Number.NaN }, 'not-a-number'],
    [{ ...woman, bmi: 7.9 }, 'too-low'],
    [{ ...woman, bmi: Number.POSITIVE_INFINITY }, 'not-a-number'],
    [{ ...woman, conditions: ['pregnancy'] as const }, 'not-for'],
  ])('%# is refused', (input, reason) => {
    expect(hearts(input)).toMatchObject({ kind: 'refused', reasons: [{ reason }] });
  });

  test.each([40, 74, 74.99])('%d is answered', (age) => {
    expect(percent({ ...man, age })).toBeGreaterThan(0);
  });

  test('reports every reason', () => {
    const answer = hearts({ ...man, age: 30, systolic: 12, cholesterol: 200, conditions: ['pregnancy'] });
    expect(answer.kind === 'refused' && answer.reasons.length).toBe(4);
  });

  test.each([20, 55, 90])('a known disease answers without a number at %i, regardless of other values', (age) => {
    const at = { ...man, age, cholesterol: Number.NaN };
    expect(hearts({ ...at, conditions: ['chronic-kidney-disease', 'cardiovascular-disease'] })).toEqual({
      kind: 'answer',
      basis: 'cardiovascular-disease',
      band: 'very-high',
    });
    expect(hearts({ ...at, conditions: ['chronic-kidney-disease'] })).toEqual({
      kind: 'answer',
      basis: 'chronic-kidney-disease',
      band: 'high',
    });
  });

  test('the body mass chart says that it leaves diabetes out', () => {
    expect(hearts({ ...woman, diabetes: true })).toMatchObject({ percent: percent(woman), leavesOutDiabetes: true });
    expect(hearts({ ...man, diabetes: true })).toMatchObject({ leavesOutDiabetes: false });
  });

  test('but not for a child, and not in pregnancy', () => {
    expect(hearts({ ...man, age: 17, conditions: ['cardiovascular-disease'] }).kind).toBe('refused');
    expect(hearts({ ...man, conditions: ['cardiovascular-disease', 'pregnancy'] }).kind).toBe('refused');
  });
});
