import { describe, expect, test } from 'vitest';

import { decadesOf, heightOf } from './log-scale.ts';

describe('a logarithmic height', () => {
  const scale = { from: 1, to: 1_000_000 };

  test.each([
    [1, 300],
    [1000, 150],
    [1_000_000, 0],
    [0.5, 300],
    [5_000_000, 0],
  ])('%f is %f from the top', (value, height) => {
    expect(heightOf(value, scale, 300)).toBe(height);
  });
});

test('the decades contain both values', () => {
  expect(decadesOf(5, 201_165)).toEqual({
    from: 1,
    to: 1_000_000,
    ticks: [1, 10, 100, 1000, 10_000, 100_000, 1_000_000],
  });
  expect(decadesOf(10, 1000).ticks).toEqual([10, 100, 1000]);
});
