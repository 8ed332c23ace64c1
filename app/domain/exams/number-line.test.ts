import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { numberLine } from './number-line.ts';

const limits = (low: number | null, high: number | null) => ({ low, high });

describe('numberLine', () => {
  test('glucose: round tens, with room on both sides', () => {
    const line = numberLine([limits(70, 99)]);
    expect(line?.ticks.map(({ value }) => value)).toEqual([60, 70, 80, 90, 100, 110]);
    expect(line?.ticks.map(({ at }) => at)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(line?.bands).toEqual([
      { interval: 0, from: 0.2, to: expect.closeTo(0.78), openBelow: false, openAbove: false },
    ]);
  });

  test.each([
    ['tenths come out whole', [limits(0.4, 4.2)], [0, 1, 2, 3, 4, 5, 6]],
    ['hundredths, too', [limits(1.12, 1.32)], [1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35, 1.4]],
    ['nothing below nought for what is never negative', [limits(0, 5)], [0, 2, 4, 6, 8]],
    ['below nought for what can be', [limits(-2, 2)], [-3, -2, -1, 0, 1, 2, 3]],
    ['a single limit', [limits(null, 100)], [50, 100, 150]],
    ['a single nought', [limits(0, null)], [0, 0.5]],
    ['several intervals on one line', [limits(13.5, 17.5), limits(12, 16)], [10, 12, 14, 16, 18, 20]],
  ])('%s', (_, intervals, ticks) => {
    expect(numberLine(intervals)?.ticks.map(({ value }) => value)).toEqual(ticks);
  });

  test('a band without a limit runs to the end of the line', () => {
    expect(numberLine([limits(null, 5), limits(40, null)])?.bands).toMatchObject([
      { interval: 0, from: 0, openBelow: true, openAbove: false },
      { interval: 1, to: 1, openBelow: false, openAbove: true },
    ]);
  });

  test('limits that are far apart (hCG) use powers of ten', () => {
    const line = numberLine([limits(null, 5), limits(5, 50), limits(25_700, 288_000)]);
    expect(line?.scale).toBe('logarithmic');
    expect(line?.ticks.map(({ value }) => value)).toEqual([1, 10, 100, 1000, 10_000, 100_000, 1_000_000]);
  });

  test('without limits, returns no line', () => {
    expect(numberLine([])).toBeNull();
    expect(numberLine([limits(null, null)])).toBeNull();
  });
});

/** Values as results show them: up to four digits, from thousandths to hundreds of thousands; base excess can be negative. */
const limit = fc
  .tuple(fc.integer({ min: -99, max: 9999 }), fc.integer({ min: -3, max: 2 }))
  .map(([digits, power]) => Number((digits * 10 ** power).toPrecision(4)));
const anyInterval = fc
  .tuple(limit, limit, fc.constantFrom('both', 'low', 'high'))
  .map(([one, other, which]) =>
    limits(which === 'high' ? null : Math.min(one, other), which === 'low' ? null : Math.max(one, other)),
  );

test('any intervals: a few ticks from end to end, and bands on the line in the order of their limits', () => {
  fc.assert(
    fc.property(fc.array(anyInterval, { minLength: 1, maxLength: 6 }), (intervals) => {
      const line = numberLine(intervals);
      if (!line) throw new Error('no line');
      const values = line.ticks.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
      expect(new Set(values).size).toBe(values.length);
      expect(values.length).toBeGreaterThanOrEqual(2);
      expect(values.length).toBeLessThanOrEqual(9);
      expect([line.ticks[0], line.ticks.at(-1)]).toMatchObject([
        { value: line.from, at: 0 },
        { value: line.to, at: 1 },
      ]);
      for (const { interval, from, to, openBelow, openAbove } of line.bands) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(1);
        expect(from).toBeLessThanOrEqual(to);
        expect([openBelow, openAbove]).toEqual([intervals[interval]?.low === null, intervals[interval]?.high === null]);
      }
      const places = line.bands.flatMap(({ interval, from }) => {
        const low = intervals[interval]?.low ?? null;
        return low === null ? [] : [{ low, from }];
      });
      for (const one of places) {
        for (const other of places) if (one.low < other.low) expect(one.from).toBeLessThanOrEqual(other.from + 1e-9);
      }
    }),
    { numRuns: 500 },
  );
});
