import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { factorOf, type LdlMethod, lipids } from './ldl.ts';
import { martinHopkinsRows, nonHdlEdges } from './martin-hopkins-factors.ts';

/** Null if the method refuses. */
const ldl = (cholesterol: number, hdl: number, triglycerides: number, method: LdlMethod): number | null => {
  const answer = lipids({ cholesterol, hdl, triglycerides, conditions: [] });
  const by = answer.kind === 'answer' ? answer.ldl?.[method] : null;
  return by?.kind === 'answer' ? by.ldl : null;
};

describe('vectors', () => {
  test.each([
    [293, 82, 62, 198.6, 195, 202.07],
    [157, 78, 47, 69.6, 66, 68.75],
    [222, 30, 180, 156, 159, 158.68],
    [323, 48, 276, 219.8, 226, 218.86],
    [194, 33, 361, 88.8, 109, 99.98],
    [171, 50, 580, null, null, 39.79],
    [143, 33, 719, null, null, 18.57],
  ])('%i, %i, %i → %d, %d, %d', (cholesterol, hdl, triglycerides, friedewald, martin, sampson) => {
    const by = (method: LdlMethod) => ldl(cholesterol, hdl, triglycerides, method);
    if (friedewald === null) expect(by('friedewald')).toBeNull();
    else expect(by('friedewald')).toBeCloseTo(friedewald, 6);
    const rounded = by('martinHopkins');
    expect(rounded === null ? null : Math.round(rounded)).toBe(martin);
    expect(Math.abs((by('sampson') ?? Number.NaN) - sampson)).toBeLessThan(0.0051);
  });

  test('182, 39, 196 by Friedewald', () => {
    expect(ldl(182, 39, 196, 'friedewald')).toBeCloseTo(103.8, 6);
  });
});

describe('the factors of Martin and Hopkins', () => {
  test('number 180 and have the expected sum', () => {
    const factors = martinHopkinsRows.flatMap(([, ...row]) => row);
    expect(factors.length).toBe(180);
    expect(factors.reduce((sum, factor) => sum + factor, 0)).toBeCloseTo(949.4, 6);
  });

  test('rise with triglycerides and fall with non-HDL, except in the known cells', () => {
    const rows = martinHopkinsRows.map(([, ...row]) => row);
    const falling = rows.flatMap((row, at) => row.filter((factor, column) => factor < (rows[at - 1]?.[column] ?? 0)));
    const rising = rows.flatMap((row) => row.filter((factor, column) => factor > (row[column - 1] ?? Infinity)));
    // 93–96 mg/dL has 4.4 from 220 mg/dL of non-HDL on; 97–100 has 4.3.
    expect([falling, rising]).toEqual([[4.3], []]);
  });

  test.each([
    [49, 99, 3.5],
    [49.9, 99.9, 3.5],
    [50, 100, 3.9],
    [62, 211, 3.9],
    [96, 220, 4.4],
    [97, 220, 4.3],
    [399.9, 50, 9.5],
    [399, 220, 5.9],
  ])('%d and %d → %d', (triglycerides, nonHdl, factor) => {
    expect(factorOf(triglycerides, nonHdl)).toBe(factor);
  });

  test('leave no gap', () => {
    const met = Array.from({ length: 39_300 }, (_, step) => 7 + step / 100).flatMap((triglycerides) =>
      [0.01, ...nonHdlEdges].map((nonHdl) => factorOf(triglycerides, nonHdl)),
    );
    expect(met.filter((factor) => !(factor >= 3.1 && factor <= 9.5))).toEqual([]);
  });
});

describe('each has its own limit', () => {
  test.each([
    ['friedewald', 399.99, true],
    ['friedewald', 400, false],
    ['martinHopkins', 399.99, true],
    ['martinHopkins', 400, false],
    ['sampson', 800, true],
    ['sampson', 800.01, false],
  ] as const)('%s with %d: %s', (method, triglycerides, answered) => {
    expect(ldl(300, 40, triglycerides, method) !== null).toBe(answered);
  });

  test('and reports it', () => {
    const answer = lipids({ cholesterol: 300, hdl: 40, triglycerides: 500, conditions: [] });
    expect(answer).toMatchObject({
      nonHdl: 260,
      ldl: {
        friedewald: { reasons: [{ reason: 'too-high', limit: 400, limitIsIn: false, of: 'score' }] },
        sampson: { kind: 'answer' },
      },
    });
  });

  test.each([
    [200, 50, 150, false],
    [200, 50, 151, true],
    [120, 30, 100, false],
    [120, 31, 100, true],
    [300, 40, 500, false],
  ])('marks Friedewald of %i, %i, %i as too low: %s', (cholesterol, hdl, triglycerides, friedewaldTooLow) => {
    expect(lipids({ cholesterol, hdl, triglycerides, conditions: [] })).toMatchObject({ friedewaldTooLow });
  });
});

test('only Friedewald refuses a nonfasting sample, and then reports no other reasons', () => {
  const conditions = ['not-fasting'] as const;
  for (const triglycerides of [150, 500]) {
    expect(lipids({ cholesterol: 240, hdl: 40, triglycerides, conditions })).toMatchObject({
      ldl: {
        sampson: { kind: 'answer' },
        martinHopkins: { kind: triglycerides < 400 ? 'answer' : 'refused' },
        friedewald: { kind: 'refused', reasons: [{ reason: 'not-for', condition: 'not-fasting' }] },
      },
      friedewaldTooLow: false,
    });
  }
});

describe('incalculable values', () => {
  test('a result of zero or less', () => {
    const answer = lipids({ cholesterol: 120, hdl: 60, triglycerides: 300, conditions: [] });
    const none = { kind: 'refused', reasons: [{ reason: 'not-calculable' }] };
    expect(answer).toMatchObject({ nonHdl: 60, ldl: { friedewald: none } });
  });

  test.each([200, 100])('HDL of 200 in a total of %i', (cholesterol) => {
    expect(lipids({ cholesterol, hdl: 200, triglycerides: 100, conditions: [] })).toEqual({
      kind: 'refused',
      reasons: [{ reason: 'not-calculable' }],
    });
  });

  test('without triglycerides returns only non-HDL', () => {
    expect(lipids({ cholesterol: 200, hdl: 50, triglycerides: null, conditions: [] })).toEqual({
      kind: 'answer',
      nonHdl: 150,
      ldl: null,
      friedewaldTooLow: false,
    });
  });

  test.each([
    [{ cholesterol: 5.2, hdl: 50, triglycerides: 100 }, ['too-low']],
    [{ cholesterol: 773.41, hdl: 50, triglycerides: 100 }, ['too-high']],
    [{ cholesterol: 200, hdl: 1.3, triglycerides: 1.7 }, ['too-low', 'too-low']],
    [{ cholesterol: Number.NaN, hdl: 50, triglycerides: 6.99 }, ['not-a-number', 'too-low']],
  ])('%o → %o', (input, reasons) => {
    expect(lipids({ ...input, conditions: [] })).toMatchObject({
      kind: 'refused',
      reasons: reasons.map((reason) => ({ reason })),
    });
  });
});

test('more total cholesterol gives more LDL by every formula, within a column of the table', () => {
  const total = fc.double({ min: 150, max: 700, noNaN: true });
  const some = fc.double({ min: 7, max: 399, noNaN: true });
  fc.assert(
    fc.property(total, total, some, (one, other, triglycerides) => {
      for (const method of ['sampson', 'friedewald'] as const) {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((cholesterol) =>
          ldl(cholesterol, 40, triglycerides, method),
        );
        expect(high ?? 0).toBeGreaterThan((low ?? 0) - 1e-9);
      }
      // The factor falls from column to column, so the estimate may decrease slightly at an edge.
      if (factorOf(triglycerides, one - 40) === factorOf(triglycerides, other - 40)) {
        const by = (cholesterol: number) => ldl(cholesterol, 40, triglycerides, 'martinHopkins') ?? 0;
        expect(by(Math.max(one, other))).toBeGreaterThan(by(Math.min(one, other)) - 1e-9);
      }
    }),
  );
});

test('a cholesterol that would print as 0 is not calculable', () => {
  // Sampson: 0.48 mg/dL.
  expect(lipids({ cholesterol: 60, hdl: 20, triglycerides: 277 })).toMatchObject({
    ldl: { sampson: { kind: 'refused', reasons: [{ reason: 'not-calculable' }] } },
  });
  expect(lipids({ cholesterol: 100.3, hdl: 100 }).kind).toBe('refused');
});
