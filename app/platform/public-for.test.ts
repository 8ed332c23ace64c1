import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { publicFor } from './public-for.ts';

const HOUR_MS = 3_600_000;

describe('how long caches may keep a page', () => {
  test.each([
    [
      'an hour, and a minute while they ask anew',
      3 * HOUR_MS,
      'public, max-age=0, s-maxage=3600, stale-while-revalidate=60',
    ],
    [
      'that minute as far as there is one',
      HOUR_MS + 20_000,
      'public, max-age=0, s-maxage=3600, stale-while-revalidate=20',
    ],
    ['not a second longer than it is true', HOUR_MS, 'public, max-age=0, s-maxage=3600'],
    ['less than an hour when it changes sooner', 1_800_000, 'public, max-age=0, s-maxage=1800'],
    ['no time at all in the last second', 999, 'public, max-age=0, s-maxage=0'],
    ['no time at all when it is over', -5000, 'public, max-age=0, s-maxage=0'],
  ])('%s', (_, left, expected) => {
    expect(publicFor(1_000_000 + left, 1_000_000)).toBe(expected);
  });

  // "Open" was answered for up to a minute after closing time.
  test('nothing is answered after it has stopped being true, not even while a cache asks anew', () => {
    fc.assert(
      fc.property(fc.integer({ min: -HOUR_MS, max: 48 * HOUR_MS }), fc.nat(), (left, now) => {
        const directives = publicFor(now + left, now);
        const secondsOf = (name: string): number => Number(directives.match(new RegExp(`${name}=(\\d+)`))?.[1] ?? 0);
        const longest = secondsOf('s-maxage') + secondsOf('stale-while-revalidate');
        expect(longest * 1000).toBeLessThanOrEqual(Math.max(0, left));
        expect(longest).toBeLessThanOrEqual(3660);
        // Nor is a page asked for more often than it must be.
        expect(secondsOf('s-maxage')).toBe(Math.max(0, Math.min(3600, Math.floor(left / 1000))));
      }),
    );
  });
});
