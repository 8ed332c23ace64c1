import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rateLimiter } from './rate-limit.ts';

describe('the rate limit', () => {
  test('limits each client to its share of a window, independently of the others', () => {
    const asks = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(20_000)), { maxLength: 200 });
    fc.assert(
      fc.property(asks, fc.integer({ min: 1, max: 5 }), (steps, requests) => {
        const spend = rateLimiter({ requests, seconds: 60 });
        let now = 0;
        const served: { client: string; at: number }[] = [];
        for (const [client, pause] of steps) {
          now += pause;
          const spent = spend(client, now);
          const before = served.filter((one) => one.client === client && one.at > now - 60_000).length;
          // A client with no recent requests is always allowed.
          if (before === 0) expect(spent.allowed).toBe(true);
          if (spent.allowed) served.push({ client, at: now });
          // Two windows may touch, so a minute across their border can hold twice the share.
          expect(before).toBeLessThanOrEqual(2 * requests);
          expect(spent.left).toBeGreaterThanOrEqual(0);
          expect(spent.seconds).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('forgets the oldest client in a crowd, and keeps one that is still asking', () => {
    const spend = rateLimiter({ requests: 1, seconds: 60 });
    spend('first', 0);
    for (let client = 0; client < 19_999; client += 1) spend(String(client), 1);
    expect(spend('first', 2).allowed).toBe(false);
    spend('one more', 3);
    expect(spend('one more', 4).allowed).toBe(false);
    expect(spend('first', 5).allowed).toBe(true);
  });

  test('lasts no longer than its window when the clock is set back', () => {
    const spend = rateLimiter({ requests: 1, seconds: 60 });
    spend('a', 10_000_000);
    expect(spend('a', 0).allowed).toBe(true);
  });
});
