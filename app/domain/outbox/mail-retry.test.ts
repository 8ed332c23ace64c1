import fc from 'fast-check';
import { expect, test } from 'vitest';

import { retryMinutes } from './mail-retry.ts';

test('waits 1, 2, 5, 15, and 60 minutes, then four hours, and gives up', () => {
  const waits = Array.from({ length: 12 }, (_, index) => retryMinutes(index + 1));
  expect(waits).toEqual([1, 2, 5, 15, 60, 240, 240, 240, 240, 240, null, null]);
});

test('never waits less than before, stays within 24 hours, and gives up for good', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (attempts) => {
      const waits = Array.from({ length: attempts }, (_, index) => retryMinutes(index + 1));
      const kept = waits.filter((minutes) => minutes !== null);
      expect(waits.slice(0, kept.length)).toEqual(kept);
      expect(kept).toEqual(kept.toSorted((one, other) => one - other));
      expect(kept.every((minutes) => minutes >= 1)).toBe(true);
      expect(kept.reduce((sum, minutes) => sum + minutes, 0)).toBeLessThanOrEqual(24 * 60);
    }),
  );
});
