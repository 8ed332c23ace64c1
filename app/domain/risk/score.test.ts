import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bands, bandOf, type Limits, printedIn, refusalOf, refusalsOf, refusedFor } from './score.ts';
import { bodyMassBands } from './scores/body-mass.ts';
import { kdigoCategories } from './scores/egfr.ts';
import { fib4Bands } from './scores/fib4.ts';
import { findriscBands } from './scores/findrisc.ts';
import { heartsBands } from './scores/hearts.ts';
import { preventBands } from './scores/prevent.ts';

const tables: [string, Bands<string>, to: number][] = [
  ['HEARTS', heartsBands, 100],
  ['FINDRISC', findriscBands, 26],
  ['KDIGO', kdigoCategories, 200],
  ['body mass', bodyMassBands, 80],
  ['PREVENT', preventBands, 100],
  ['FIB-4', fib4Bands(50), 10],
  ['FIB-4 of the old', fib4Bands(70), 10],
];

describe('bands', () => {
  test.each(tables)('of %s have no gap and never go back', (_, bands, to) => {
    const [lowest, ...others] = bands;
    const names = [lowest, ...others.map(([, name]) => name)];
    const met = Array.from({ length: to * 100 + 1 }, (_, step) => bandOf(step / 100, bands));
    expect(met.filter((name, at) => name !== met[at - 1])).toEqual(names);
  });

  test.each(tables)('of %s begin exactly at their edge', (_, [lowest, ...others]) => {
    others.forEach(([from, name], index) => {
      expect(bandOf(from, [lowest, ...others])).toBe(name);
      expect(bandOf(from - 1e-9, [lowest, ...others])).toBe(others[index - 1]?.[1] ?? lowest);
    });
  });

  test.each([
    [59.2, 59],
    [59.5, 59.5],
    [59.96, 59.9],
    [60, 60],
    [60.4, 60],
    [89.7, 89.7],
    [89.897, 89.9],
    [89.96, 89.9],
  ])('%d prints as %d', (rate, printed) => {
    expect(printedIn(rate, kdigoCategories)).toBe(printed);
  });

  test.each([
    [34.98, 34.98],
    [18.49, 18.49],
    [39.98, 39.98],
    [34.996, 34.99],
  ])('a body mass index of %d prints as %d, without binary truncation', (bmi, printed) => {
    expect(printedIn(bmi, bodyMassBands, 1)).toBe(printed);
  });

  test('a printed value has the band of the exact value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 200, noNaN: true }), (rate) => {
        expect(bandOf(printedIn(rate, kdigoCategories), kdigoCategories)).toBe(bandOf(rate, kdigoCategories));
      }),
    );
  });
});

const limits: Limits = { from: 10, to: 60, unit: 'kg', of: 'score' };

describe('a value is refused', () => {
  test.each([
    [10, limits, null],
    [60, limits, null],
    [9.999, limits, 'too-low'],
    [60.001, limits, 'too-high'],
    [60, { ...limits, below: true as const }, 'too-high'],
    [Number.NaN, limits, 'not-a-number'],
    [Number.POSITIVE_INFINITY, limits, 'not-a-number'],
    [Number.NEGATIVE_INFINITY, limits, 'not-a-number'],
  ])('%d of %o → %s', (value, of, reason) => {
    expect(refusalOf('weight', value, of)?.reason ?? null).toBe(reason);
  });

  test('with the limit, its unit, and whether the limit is included', () => {
    expect(refusalOf('weight', 61, limits)).toEqual({
      reason: 'too-high',
      quantity: 'weight',
      limit: 60,
      unit: 'kg',
      limitIsIn: true,
      of: 'score',
    });
  });

  test('for all reasons at once', () => {
    const refusals = refusalsOf({ weight: 1, height: Number.NaN }, { weight: limits, height: limits });
    expect(refusals.map(({ reason }) => reason)).toEqual(['too-low', 'not-a-number']);
  });

  test('for a person’s conditions, in any order of selection', () => {
    const notFor = ['pregnancy', 'dialysis'] as const;
    const forward = refusedFor(['dialysis', 'anaemia', 'pregnancy'], notFor);
    expect(forward).toEqual([
      { reason: 'not-for', condition: 'pregnancy' },
      { reason: 'not-for', condition: 'dialysis' },
    ]);
    expect(refusedFor(['pregnancy', 'dialysis'], notFor)).toEqual(forward);
  });
});
