import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createQueryClient, retryDelay } from './query-client.ts';

test.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [4, 16_000],
  [5, 30_000],
  [6, 30_000],
  [5000, 30_000],
])('S9.02 after %i failures, the next attempt waits %i ms', (failures, delay) => {
  expect(retryDelay(failures)).toBe(delay);
});

test('S9.02 each delay doubles up to 30 s', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2000 }), (failures) => {
      expect(retryDelay(failures + 1)).toBe(Math.min(retryDelay(failures) * 2, 30_000));
    }),
  );
});

test("no timer keeps a page's data on the server", () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ retry: 3, retryDelay, gcTime: Number.POSITIVE_INFINITY });
});
