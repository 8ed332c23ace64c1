import { expect, test } from 'vitest';

import { HCG_EXAMPLE, hcgByWeek, weeksWith } from './hcg-by-week.ts';

test('one value fits several weeks', () => {
  expect(weeksWith(HCG_EXAMPLE)).toEqual([5, 6, 7]);
  expect(weeksWith(5)).toEqual([3]);
  expect(weeksWith(4)).toEqual([]);
  expect(weeksWith(1_000_000)).toEqual([]);
});

test('the weeks rise, and each range has its ends in order', () => {
  const weeks = hcgByWeek.map(({ week }) => week);
  expect(weeks).toEqual([...new Set(weeks)].toSorted((one, other) => one - other));
  for (const { from, to, week } of hcgByWeek) expect(from, String(week)).toBeLessThan(to);
});
