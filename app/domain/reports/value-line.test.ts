import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeOf } from './range-of.ts';
import { sentValue } from './sent-number.ts';
import { valueLine } from './value-line.ts';

const lineOf = (value: string, range: string) => {
  const [number, limits] = [sentValue(value), rangeOf(range)];
  return number && limits && valueLine(number, limits);
};

describe('a number line', () => {
  test('the interval takes the middle half', () => {
    expect(lineOf('87.5', '70-105')).toEqual({
      band: { from: 0.25, to: 0.75 },
      limits: [
        { at: 0.25, text: '70' },
        { at: 0.75, text: '105' },
      ],
      value: { at: 0.5, bound: null },
      isBeyond: false,
    });
  });

  test('an interval with one limit begins or ends at the edge', () => {
    expect(lineOf('4.5', '<9')).toMatchObject({ band: { from: 0, to: 0.6 }, value: { at: 0.3 } });
    expect(lineOf('90', '>=60')).toMatchObject({ band: { from: 0.4, to: 1 }, limits: [{ text: '60' }] });
  });

  test('a bound is no point', () => {
    expect(lineOf('<5', '<9')?.value.bound).toBe('up-to');
    expect(lineOf('>1000', '70-105')?.value.bound).toBe('from');
  });

  test('a value far outside stays at the edge, and says so', () => {
    expect(lineOf('5000', '70-105')).toMatchObject({ value: { at: 0.97 }, isBeyond: true });
    expect(lineOf('1', '70-105')).toMatchObject({ value: { at: 0.03 }, isBeyond: true });
  });

  test('draws nothing that it cannot compare', () => {
    expect(lineOf('250000', '150.000-450.000')).toBeNull();
    expect(lineOf('1', '<0')).toBeNull();
  });

  test('every point lies on the drawing, on the right side of its interval', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9999, max: 9999 }),
        fc.nat(500),
        fc.integer({ min: 1, max: 99 }),
        (value, low, width) => {
          const line = lineOf(String(value), `${low}-${low + width}`);
          expect(line?.value.at).toBeGreaterThanOrEqual(0);
          expect(line?.value.at).toBeLessThanOrEqual(1);
          const isInside = value >= low && value <= low + width;
          expect((line?.value.at ?? 0) >= 0.25 && (line?.value.at ?? 0) <= 0.75).toBe(isInside);
        },
      ),
    );
  });
});
