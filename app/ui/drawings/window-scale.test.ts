import { describe, expect, test } from 'vitest';

import { anchorAt, breakPercent, clearSide, percentOf } from './window-scale.ts';

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

describe('words beside the line of the chosen time', () => {
  test.each([
    ['84 días', 84, 84, 'right'],
    ['18 días', 18, 21, 'left'],
    ['28–42 días', 35, 42, 'left'],
    ['30–60 días', 45, 42, 'right'],
    ['6 meses', 180, 180, 'left'],
    // At the left there is no room.
    ['10 días', 10, 14, 'right'],
    ['7 días', 7, 84, null],
  ] as const)('%s at day %i, with the line at day %i, stand %s', (words, day, line, side) => {
    expect(clearSide(words, percentOf(day), percentOf(line))).toBe(side);
  });

  test('begin or end at the edges of the ruler', () => {
    expect([2, 50, 96].map((percent) => anchorAt(percent).anchor)).toEqual(['start', 'middle', 'end']);
  });
});
