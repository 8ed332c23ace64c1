import fc from 'fast-check';
import { expect, test } from 'vitest';

import { homa } from './homa.ts';

const index = (glucose: number, insulin: number): number => {
  const answer = homa({ glucose, insulin, conditions: [] });
  return answer.kind === 'answer' ? answer.index : Number.NaN;
};

test.each([
  [210, 26, 13.481],
  [165, 4.8, 1.956],
  [104, 12.3, 3.159],
  [70, 30, 5.185],
  [170, 27, 11.333],
  [170, 30, 12.593],
  [170, 7, 2.938],
])('%i mg/dL, %d µU/mL → %d', (glucose, insulin, expected) => {
  expect(index(glucose, insulin)).toBeCloseTo(expected, 3);
});

test('rises with both', () => {
  const glucose = fc.double({ min: 10, max: 2000, noNaN: true });
  const insulin = fc.double({ min: 0.2, max: 1000, noNaN: true });
  fc.assert(
    fc.property(glucose, glucose, insulin, insulin, (one, other, little, much) => {
      const least = index(Math.min(one, other), Math.min(little, much));
      expect(index(Math.max(one, other), Math.max(little, much))).toBeGreaterThanOrEqual(least);
    }),
  );
});

test.each([
  [5.5, 10, [], 'too-low'],
  [90, 0.1, [], 'too-low'],
  [90, 1001, [], 'too-high'],
  [Number.NaN, 10, [], 'not-a-number'],
  [90, 10, ['not-fasting'], 'not-for'],
  [90, 10, ['pregnancy'], 'not-for'],
] as const)('%d, %d, %o is refused', (glucose, insulin, conditions, reason) => {
  expect(homa({ glucose, insulin, conditions })).toMatchObject({ kind: 'refused', reasons: [{ reason }] });
});
