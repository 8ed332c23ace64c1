import { expect, test } from 'vitest';

import { isWritten, isWrittenBelow } from './trend-labels.ts';

// The newest value of a falling line was written on the line itself.

const points = [
  { x: 0.1, y: 0.5 },
  { x: 0.3, y: 0.9 },
  { x: 0.5, y: 0.4 },
  { x: 0.8, y: 0.7 },
  { x: 0.9, y: 0.3 },
];

test('writes a value below its point where the lines to its neighbors go up', () => {
  expect(points.map((_, place) => isWrittenBelow(points, place))).toEqual([true, false, true, false, true]);
});

test('writes a low value above its point, because below it is the edge', () => {
  expect(
    isWrittenBelow(
      [
        { x: 0.1, y: 0.5 },
        { x: 0.9, y: 0.1 },
      ],
      1,
    ),
  ).toBe(false);
  expect(isWrittenBelow([{ x: 0.5, y: 0.5 }], 0)).toBe(false);
});

test('the newest value is always written, and the one before it only with room', () => {
  expect(points.map((_, place) => isWritten(points, place))).toEqual([true, true, true, false, true]);
});
