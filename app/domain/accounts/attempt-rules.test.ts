import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Attempts, attemptRules, countedAttempt, nextAllowed } from './attempt-rules.ts';

const start = new Date('2026-11-24T08:00:00.000Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

/** Counts the attempts that a rule allows in a period, for a person who tries every second. */
function attemptsWithin(rule: (typeof attemptRules)[keyof typeof attemptRules], seconds: number): number {
  let state: Attempts | null = null;
  let through = 0;
  for (let second = 0; second < seconds; second += 1) {
    if (nextAllowed(state, rule, later(second))) continue;
    state = countedAttempt(state, rule, later(second));
    through += 1;
  }
  return through;
}

describe('one account from one network', () => {
  test('has five free attempts, then waits that double', () => {
    let state: Attempts | null = null;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(nextAllowed(state, attemptRules.account, start)).toBeNull();
      state = countedAttempt(state, attemptRules.account, start);
    }
    expect(nextAllowed(state, attemptRules.account, start)).toEqual(later(30));
    state = countedAttempt(state, attemptRules.account, later(30));
    expect(nextAllowed(state, attemptRules.account, later(30))).toEqual(later(90));
  });

  test('is free again when its window has passed', () => {
    const state = { count: 50, firstAt: start, lastAt: later(10) };
    expect(nextAllowed(state, attemptRules.account, later(15 * 60))).toBeNull();
    expect(countedAttempt(state, attemptRules.account, later(15 * 60)).count).toBe(1);
  });
});

test('somebody who types codes all day tries fewer than 30', () => {
  expect(attemptsWithin(attemptRules.code, 24 * 3600)).toBeLessThanOrEqual(30);
});

test('a busy network still gets an attempt every two seconds', () => {
  expect(attemptsWithin(attemptRules.network, 600)).toBeGreaterThanOrEqual(100 + 240);
});

test('a result link takes five birth dates', () => {
  expect(attemptsWithin(attemptRules.birthday, 71 * 3600)).toBe(5);
});

test('no wait is longer than its limit, and none is in the past', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(attemptRules)),
      fc.nat(1_000),
      fc.nat(100_000),
      fc.nat(100_000),
      (rule, count, last, now) => {
        const at = nextAllowed({ count, firstAt: start, lastAt: later(last) }, rule, later(now));
        if (!at) return;
        expect(at.getTime()).toBeGreaterThan(later(now).getTime());
        expect(at.getTime() - later(last).getTime()).toBeLessThanOrEqual(rule.mostWaitSeconds * 1000);
      },
    ),
  );
});
