import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hoursBefore } from './fasting-start.ts';
import { dayIfMissed } from './missed-start.ts';

/** A Friday evening. */
const now = { date: '2026-11-27', minutes: 18 * 60 };

describe('the start of an abstention', () => {
  test.each([
    // The visit is the next morning, and two days before it have passed.
    [48, { date: '2026-11-28', minutes: 420 }, '2026-11-30'],
    [12, { date: '2026-11-28', minutes: 420 }, null],
    // The start is at this very minute.
    [24, { date: '2026-11-28', minutes: 18 * 60 }, null],
    [24, { date: '2026-11-28', minutes: 18 * 60 - 1 }, '2026-11-29'],
  ])('of %i hours before %o is missed until %o', (hours, visit, from) => {
    expect(dayIfMissed(hours, visit, now)).toEqual(from);
  });

  test('is never missed on the day that is proposed instead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 * 24 }), fc.integer({ min: 0, max: 60 * 24 }), (hours, ahead) => {
        const instead = dayIfMissed(hours, hoursBefore(now, -ahead), now);
        expect(instead === null).toBe(ahead >= hours);
        if (instead) expect(dayIfMissed(hours, { date: instead, minutes: 0 }, now)).toBeNull();
      }),
    );
  });
});
