import { describe, expect, test } from 'vitest';

import { arcPath, pointAt } from './clock-arc.ts';

test.each([
  [0, { x: 0, y: -100 }],
  [6 * 60, { x: 100, y: 0 }],
  [12 * 60, { x: 0, y: 100 }],
  [18 * 60, { x: -100, y: 0 }],
])('minute %i of the day has its place on the dial', (minutes, point) => {
  expect(pointAt(minutes, 100)).toEqual(point);
});

describe('an arc', () => {
  test('of eight hours through midnight is the short one', () => {
    expect(arcPath(22 * 60, 6 * 60, 100)).toMatch(/^M-50 -86.6A100 100 0 0 1 100 0$/);
  });
  test('of more than twelve hours is the long one', () => {
    expect(arcPath(17 * 60, 7 * 60, 100)).toContain(' 0 1 1 ');
  });
});
