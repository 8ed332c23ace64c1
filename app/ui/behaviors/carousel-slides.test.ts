import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { slideAfter, slideAt } from './carousel-slides.ts';

describe('slideAfter', () => {
  test.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [1, -1, 3, 0],
    [0, 1, 1, 0],
  ])('(%i, %i, %i) → %i', (index, step, count, expected) => {
    expect(slideAfter(index, step, count)).toBe(expected);
  });

  test('a step forward and back returns to the start, and a step per slide is a full turn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(19),
        fc.integer({ min: -50, max: 50 }),
        (count, start, step) => {
          const index = start % count;
          expect(slideAfter(slideAfter(index, step, count), -step, count)).toBe(index);
          expect(slideAfter(index, count, count)).toBe(index);
          expect(Array.from({ length: count }, (_, slide) => slide)).toContain(slideAfter(index, step, count));
        },
      ),
    );
  });
});

describe('slideAt', () => {
  test.each([
    [0, 300, 3, 0],
    [149, 300, 3, 0],
    [151, 300, 3, 1],
    [590, 300, 3, 2],
    [9000, 300, 3, 2],
    // Safari lets a strip bounce past its start.
    [-80, 300, 3, 0],
    [100, 0, 3, 0],
  ])('(%i, %i, %i) → %i', (scrollLeft, width, count, expected) => {
    expect(slideAt(scrollLeft, width, count)).toBe(expected);
  });
});
