import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shownPages } from './shown-pages.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});

test('the row holds at most seven places, in order, this page among them', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = shownPages(page, pages);
      const numbers = shown.filter((one) => one !== 'gap');
      expect(shown.length).toBeLessThanOrEqual(7);
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    }),
  );
});
