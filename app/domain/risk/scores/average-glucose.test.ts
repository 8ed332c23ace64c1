import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { a1cOfAverage, averageGlucose } from './average-glucose.ts';

const glucose = (a1c: number, unit: 'mg/dL' | 'mmol/L'): number => {
  const answer = averageGlucose(a1c, []);
  return answer.kind === 'answer' ? answer.glucose[unit] : Number.NaN;
};

// ADA's table rounds mmol/L from mg/dL, hence 10.2 at 8 %.
test.each([
  [5, 97, 5.4],
  [6, 126, 7],
  [7, 154, 8.6],
  [8, 183, 10.2],
  [9, 212, 11.8],
  [10, 240, 13.4],
  [11, 269, 14.9],
  [12, 298, 16.5],
])('%i %% → %i mg/dL, %d mmol/L', (a1c, milligrams, millimoles) => {
  expect(Math.round(glucose(a1c, 'mg/dL'))).toBe(milligrams);
  expect(Math.abs(glucose(a1c, 'mmol/L') - millimoles)).toBeLessThanOrEqual(0.1);
});

test.each(['mg/dL', 'mmol/L'] as const)('converts back to the same value, in %s', (unit) => {
  fc.assert(
    fc.property(fc.double({ min: 4.001, max: 14.999, noNaN: true }), (a1c) => {
      const back = a1cOfAverage(glucose(a1c, unit), unit, []);
      expect(back.kind === 'answer' ? back.a1c : Number.NaN).toBeCloseTo(a1c, 9);
    }),
  );
});

test('more HbA1c means more glucose', () => {
  const percent = fc.double({ min: 4, max: 15, noNaN: true });
  fc.assert(
    fc.property(percent, percent, (one, other) => {
      expect(glucose(Math.max(one, other), 'mg/dL')).toBeGreaterThanOrEqual(glucose(Math.min(one, other), 'mg/dL'));
    }),
  );
});

describe('is refused', () => {
  test.each([
    [3.99, 'too-low'],
    [15.01, 'too-high'],
    [53, 'too-high'],
    [Number.NaN, 'not-a-number'],
  ])('%d %%', (a1c, reason) => {
    expect(averageGlucose(a1c, [])).toMatchObject({ kind: 'refused', reasons: [{ reason }] });
  });

  test.each([
    [68.09, 'mg/dL', 'too-low'],
    [383.81, 'mg/dL', 'too-high'],
    [3.76, 'mmol/L', 'too-low'],
    [21.27, 'mmol/L', 'too-high'],
    [Number.NaN, 'mmol/L', 'not-a-number'],
  ] as const)('%d %s', (value, unit, reason) => {
    expect(a1cOfAverage(value, unit, [])).toMatchObject({ kind: 'refused', reasons: [{ reason }] });
  });

  test.each([
    [68.1, 'mg/dL', 4],
    [383.8, 'mg/dL', 15],
    [3.77, 'mmol/L', 4],
    [21.26, 'mmol/L', 15],
  ] as const)('not at a bound: %d %s → %i %%', (value, unit, a1c) => {
    const back = a1cOfAverage(value, unit, []);
    expect(back.kind === 'answer' ? back.a1c : Number.NaN).toBeCloseTo(a1c, 9);
    expect(averageGlucose(a1c, []).kind).toBe('answer');
  });

  test.each(['pregnancy', 'anaemia', 'haemoglobinopathy'] as const)('with %s', (condition) => {
    const reasons = [{ reason: 'not-for', condition }];
    expect(averageGlucose(7, [condition])).toEqual({ kind: 'refused', reasons });
    expect(a1cOfAverage(154, 'mg/dL', [condition])).toEqual({ kind: 'refused', reasons });
  });
});
