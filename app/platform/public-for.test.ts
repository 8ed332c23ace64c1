import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { publicFor } from './public-for.ts';

const HOUR_MS = 3_600_000;

describe('the cache lifetime of a page', () => {
  test.each([
    [
      'an hour, plus a minute during revalidation',
      3 * HOUR_MS,
      'public, max-age=0, s-maxage=3600, stale-while-revalidate=60',
    ],
    ['only the rest of that minute', HOUR_MS + 20_000, 'public, max-age=0, s-maxage=3600, stale-while-revalidate=20'],
    ['no longer than the page is true', HOUR_MS, 'public, max-age=0, s-maxage=3600'],
    ['less than an hour if it changes sooner', 1_800_000, 'public, max-age=0, s-maxage=1800'],
    ['zero in the last second', 999, 'public, max-age=0, s-maxage=0'],
    ['zero after it has expired', -5000, 'public, max-age=0, s-maxage=0'],
  ])('%s', (_, left, expected) => {
    expect(publicFor(1_000_000 + left, 1_000_000)).toBe(expected);
  });

  // "Open" was once answered for up to a minute after closing time.
  test('never answers after the page stops being true, even during revalidation', () => {
    fc.assert(
      fc.property(fc.integer({ min: -HOUR_MS, max: 48 * HOUR_MS }), fc.nat(), (left, now) => {
        const directives = publicFor(now + left, now);
        const secondsOf = (name: string): number => Number(directives.match(new RegExp(`${name}=(\\d+)`))?.[1] ?? 0);
        const longest = secondsOf('s-maxage') + secondsOf('stale-while-revalidate');
        expect(longest * 1000).toBeLessThanOrEqual(Math.max(0, left));
        expect(longest).toBeLessThanOrEqual(3660);
        // A page is not requested more often than necessary either.
        expect(secondsOf('s-maxage')).toBe(Math.max(0, Math.min(3600, Math.floor(left / 1000))));
      }),
    );
  });
});
