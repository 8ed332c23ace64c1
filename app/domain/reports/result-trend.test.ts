import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { resultTrend } from './result-trend.ts';
import { barrierBetween, type TrendValue } from './trend-barriers.ts';

const one = (over: Partial<TrendValue> = {}): TrendValue => ({
  report: 'now',
  at: '2026-11-17T12:00:00Z',
  code: '718-7',
  value: '12.10',
  unit: 'g/dL',
  range: '12.0-15.3',
  name: 'Hemoglobina',
  method: null,
  specimen: 'Sangre',
  ...over,
});
const earlier = (value: string, over: Partial<TrendValue> = {}) =>
  one({ report: `r${over.at ?? value}`, at: '2026-01-17T12:00:00Z', value, ...over });

describe('the values that share a line', () => {
  test.each([
    ['code', { code: '20509-6' }],
    ['unit', { unit: 'g/L' }],
    ['method', { method: 'HPLC' }],
    ['specimen', { specimen: 'Orina' }],
    ['text', { value: 'Negativo' }],
    ['notation', { value: '1.005' }],
    [null, { value: '<5' }],
    [null, { range: '11.5-15.0' }],
  ] as const)('%s', (barrier, over) => expect(barrierBetween(earlier('11', over), one())).toBe(barrier));
});

describe('a trend', () => {
  test('needs an earlier value, and ignores a later one', () => {
    expect(resultTrend(one(), [])).toBeNull();
    expect(resultTrend(one(), [earlier('11', { at: '2027-01-01T00:00:00Z' })])).toBeNull();
  });

  test('keeps every value as text', () => {
    const trend = resultTrend(one({ value: '1.10' }), [earlier('1.1'), earlier('<5', { at: '2026-02-01T00:00:00Z' })]);
    expect(trend?.rows.map(({ value }) => value)).toEqual(['1.10', '<5', '1.1']);
    expect(trend?.points.map(({ text, bound }) => [text, bound])).toEqual([
      ['1.1', null],
      ['<5', 'up-to'],
      ['1.10', null],
    ]);
  });

  test('has no line to a bound, across a value of another unit, or across a new interval', () => {
    const lines = (...others: TrendValue[]) => resultTrend(one(), others)?.lines;
    expect(lines(earlier('11'))).toEqual([[0, 1]]);
    expect(lines(earlier('<5'))).toEqual([]);
    expect(lines(earlier('11', { range: '11-15' }))).toEqual([]);
    expect(lines(earlier('11'), earlier('110', { at: '2026-03-01T00:00:00Z', unit: 'g/L' }))).toEqual([]);
    expect(resultTrend(one(), [earlier('11', { range: '11-15' })])?.bands).toHaveLength(2);
  });

  test('draws nothing, and keeps its rows, if no value compares', () => {
    const trend = resultTrend(one(), [earlier('Positivo')]);
    expect(trend).toMatchObject({ points: [], lines: [], bands: [] });
    expect(trend?.rows.map(({ barrier }) => barrier)).toEqual([null, 'text']);
  });
});

const measurement = fc.record({
  report: fc.uuid(),
  at: fc
    .date({ min: new Date('2016-01-01'), max: new Date('2026-11-16'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  code: fc.constantFrom('718-7', 'HB'),
  name: fc.constant('Hemoglobina'),
  value: fc.constantFrom('1.10', '<5', '>=0.5', '12', '12,5', '1:128', 'Negativo', '1.005', ''),
  unit: fc.constantFrom('g/dL', 'g/L'),
  range: fc.constantFrom('12-15', '<9', '', '11 a 15'),
  method: fc.constantFrom(null, 'A', 'B'),
  specimen: fc.constantFrom(null, 'Sangre'),
});

test('no order of values joins what differs in code, unit, method, specimen, or interval, or leaves the drawing', () => {
  fc.assert(
    fc.property(fc.array(measurement, { maxLength: 14 }), measurement, (others, last) => {
      const current = { ...last, at: '2026-11-17T00:00:00Z' };
      const trend = resultTrend(current, others);
      if (!trend) return;
      expect(trend.rows[0]).toMatchObject({ value: current.value, report: current.report });
      const drawn = trend.points.length > 0 ? trend.rows.filter(({ barrier }) => barrier === null).toReversed() : [];
      expect(trend.points.map(({ text }) => text)).toEqual(drawn.map(({ value }) => value));
      for (const [from, to] of trend.lines) {
        const [a, b] = [drawn[from], drawn[to]];
        expect(to).toBe(from + 1);
        const key = (row: TrendValue | undefined) => row && [row.code, row.unit, row.method, row.specimen, row.range];
        expect(key(a)).toEqual(key(b));
        expect([a?.value, b?.value].join(' ')).not.toMatch(/[<>]/);
      }
      for (const { x, y } of trend.points) for (const share of [x, y]) expect(share >= 0 && share <= 1).toBe(true);
      for (const { from, to, low, high } of trend.bands) expect(from < to && low < high).toBe(true);
    }),
  );
});
