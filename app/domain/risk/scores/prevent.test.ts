import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type PreventInput, prevent } from './prevent.ts';
import { preventOutcomes, tenYears, thirtyYears } from './prevent-coefficients.ts';

/** The worked example of Table S12. */
const example: PreventInput = {
  sex: 'female',
  age: 50,
  cholesterol: 200,
  hdl: 45,
  systolic: 160,
  bmi: 35,
  egfr: 90,
  diabetes: true,
  smoker: false,
  pressureTreated: true,
  statin: false,
  conditions: [],
};
const rounded = (risks: Readonly<Record<string, number>>, digits: number): number[] =>
  preventOutcomes.map((outcome) => Number(risks[outcome]?.toFixed(digits)));
const tenYearRisks = (input: PreventInput) => {
  const answer = prevent(input);
  if (answer.kind === 'refused') throw new Error('refused');
  return answer.tenYears;
};

describe('the published example', () => {
  test.each([
    ['female', [14.68, 9.2, 8.06, 4.41, 5.4], [52.99, 35.43, 38.96]],
    ['male', [16.32, 10.19, 10.59, 5.57, 5.21], [51.44, 34.86, 42.36]],
  ] as const)('of a %s', (sex, ten, thirty) => {
    const answer = prevent({ ...example, sex });
    if (answer.kind === 'refused' || answer.thirtyYears.kind === 'refused') throw new Error('refused');
    expect(rounded(answer.tenYears, 2)).toEqual(ten);
    expect(rounded(answer.thirtyYears.risks, 2).slice(0, 3)).toEqual(thirty);
    expect(answer.band).toBe(sex === 'female' ? 'intermediate' : 'high');
  });

  test('rounded as in the publication', () => {
    expect(rounded(tenYearRisks(example), 1).slice(0, 3)).toEqual([14.7, 9.2, 8.1]);
    expect(rounded(tenYearRisks({ ...example, sex: 'male' }), 1).slice(0, 3)).toEqual([16.3, 10.2, 10.6]);
  });
});

test('every term has ten coefficients, with the expected sum', () => {
  const sum = (table: typeof tenYears) =>
    Object.values(table).reduce((total, row) => {
      expect(row.length).toBe(10);
      return total + row.reduce((some, one) => some + one, 0);
    }, 0);
  expect([sum(tenYears), sum(thirtyYears)].map((total) => total.toFixed(6))).toEqual(['-16.184931', '-8.738858']);
});

const anybody: fc.Arbitrary<PreventInput> = fc.record({
  sex: fc.constantFrom('female', 'male'),
  age: fc.integer({ min: 30, max: 79 }),
  cholesterol: fc.double({ min: 130, max: 320, noNaN: true }),
  hdl: fc.double({ min: 20, max: 100, noNaN: true }),
  systolic: fc.double({ min: 90, max: 180, noNaN: true }),
  bmi: fc.double({ min: 18.5, max: 39.99, noNaN: true }),
  egfr: fc.double({ min: 15, max: 140, noNaN: true }),
  diabetes: fc.boolean(),
  smoker: fc.boolean(),
  pressureTreated: fc.boolean(),
  statin: fc.boolean(),
  conditions: fc.constant([]),
});

describe('laws', () => {
  test('everyone within the limits gets an answer between 0 and 100', () => {
    fc.assert(
      fc.property(anybody, (input) => {
        for (const risk of Object.values(tenYearRisks(Object.freeze(input)))) {
          expect(risk).toBeGreaterThan(0);
          expect(risk).toBeLessThan(100);
        }
        const answer = prevent(input);
        expect(answer.kind === 'answer' && answer.thirtyYears.kind).toBe(input.age < 60 ? 'answer' : 'refused');
      }),
    );
  });

  test('smoking, diabetes, a pressure from 110 on, and a filtration below 60 never lower the ten-year risk', () => {
    fc.assert(
      fc.property(anybody, anybody, (input, other) => {
        const [low, high] = [input.systolic, other.systolic].map((one) => Math.max(110, one)).sort((a, b) => a - b);
        const [worse, better] = [input.egfr, other.egfr].map((one) => Math.min(60, one)).sort((a, b) => a - b);
        const healthy = { ...input, smoker: false, diabetes: false, systolic: low ?? 110, egfr: better ?? 60 };
        const before = tenYearRisks(healthy).cardiovascular;
        for (const change of [{ smoker: true }, { diabetes: true }, { systolic: high ?? 110 }, { egfr: worse ?? 60 }]) {
          // Not lower, except for the last bit of a floating-point sum.
          expect(tenYearRisks({ ...healthy, ...change }).cardiovascular).toBeGreaterThan(before - 1e-9);
        }
      }),
    );
  });

  test('for a person without other risks, the risk rises with age', () => {
    const risks = Array.from({ length: 50 }, (_, year) =>
      tenYearRisks({ ...example, age: 30 + year, diabetes: false, pressureTreated: false, systolic: 120 }),
    );
    for (const outcome of preventOutcomes) {
      expect(risks.findIndex((risk, year) => risk[outcome] <= (risks[year - 1]?.[outcome] ?? 0))).toBe(-1);
    }
  });

  test('more cholesterol raises the risk until 55, but not for the oldest women: the publication is not monotonic there', () => {
    const more = (age: number) =>
      tenYearRisks({ ...example, age, cholesterol: 300 }).cardiovascular -
      tenYearRisks({ ...example, age, cholesterol: 150 }).cardiovascular;
    expect(more(55)).toBeGreaterThan(0);
    expect(more(79)).toBeLessThan(0);
  });
});

describe('is refused', () => {
  test.each<[Partial<PreventInput>, Partial<PreventInput>]>([
    [{ age: 29.9 }, { age: 30 }],
    [{ age: 79.1 }, { age: 79 }],
    [{ cholesterol: 129.9 }, { cholesterol: 130 }],
    [{ cholesterol: 320.1 }, { cholesterol: 320 }],
    [{ hdl: 19.9 }, { hdl: 20 }],
    [{ hdl: 100.1 }, { hdl: 100 }],
    [{ systolic: 89.9 }, { systolic: 90 }],
    [{ systolic: 180.1 }, { systolic: 180 }],
    [{ bmi: 18.4 }, { bmi: 18.5 }],
    [{ bmi: 40 }, { bmi: 39.99 }],
    [{ egfr: 14.9 }, { egfr: 15 }],
    [{ egfr: 140.1 }, { egfr: 140 }],
  ])('%o, not %o', (outside, inside) => {
    expect(prevent({ ...example, ...outside })).toMatchObject({ kind: 'refused', reasons: [{ of: 'score' }] });
    expect(prevent({ ...example, ...inside }).kind).toBe('answer');
  });

  test('only for thirty years from 60 on', () => {
    expect(prevent({ ...example, age: 59 })).toMatchObject({ thirtyYears: { kind: 'answer' } });
    expect(prevent({ ...example, age: 60 })).toMatchObject({
      kind: 'answer',
      thirtyYears: { kind: 'refused', reasons: [{ quantity: 'age', limit: 59 }] },
    });
  });

  test('for every reason at once', () => {
    const answer = prevent({
      ...example,
      age: 20,
      bmi: Number.NaN,
      conditions: ['pregnancy', 'cardiovascular-disease'],
    });
    expect(answer.kind === 'refused' && answer.reasons.map(({ reason }) => reason)).toEqual([
      'not-for',
      'not-for',
      'too-low',
      'not-a-number',
    ]);
  });
});
