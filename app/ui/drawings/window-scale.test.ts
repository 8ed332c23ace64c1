import { describe, expect, test } from 'vitest';

import { breakPercent, percentOf } from './window-scale.ts';

describe('a day on the ruler', () => {
  test.each([
    [0, 0],
    [45, 39],
    [90, 78],
    [180, 96],
    [400, 96],
  ])('%i days are at %f percent', (day, percent) => {
    expect(percentOf(day)).toBe(percent);
  });

  test('never stands left of an earlier day', () => {
    const places = Array.from({ length: 200 }, (_, day) => percentOf(day));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('the break lies in the compressed part', () => {
    expect(breakPercent).toBeGreaterThan(percentOf(90));
    expect(breakPercent).toBeLessThan(percentOf(180));
  });
});
