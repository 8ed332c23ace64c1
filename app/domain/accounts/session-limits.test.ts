import { describe, expect, test } from 'vitest';

import { endOf, isAlive, isProofFresh, type SessionKind, sessionLimits } from './session-limits.ts';

const start = new Date('2026-11-24T08:00:00.000Z');
const later = (minutes: number, seconds = 0): Date => new Date(start.getTime() + minutes * 60_000 + seconds * 1000);
const session = (kind: SessionKind, seen = start) => ({
  kind,
  seen_at: seen.toISOString(),
  ends_at: endOf(kind, 'full', start).toISOString(),
  ended_at: null,
});

describe.each(Object.entries(sessionLimits))('a session of kind %s', (name, { idleMinutes, absoluteMinutes }) => {
  // `as`: the keys of the table are the kinds.
  const kind = name as SessionKind;

  test('ends one second after its idle limit, not one second before', () => {
    const limit = idleMinutes ?? absoluteMinutes;
    expect(isAlive(session(kind), later(limit, -1))).toBe(true);
    expect(isAlive(session(kind), later(limit, 1))).toBe(false);
  });

  test('ends at its absolute limit, however busy it was', () => {
    const busy = session(kind, later(absoluteMinutes, -2));
    expect(isAlive(busy, later(absoluteMinutes, -1))).toBe(true);
    expect(isAlive(busy, later(absoluteMinutes))).toBe(false);
  });

  test('stays within NIST SP 800-63B-4, AAL2', () => {
    expect(idleMinutes ?? 0).toBeLessThanOrEqual(60);
    expect(absoluteMinutes).toBeLessThanOrEqual(24 * 60);
  });
});

test('a session that was ended does not come back', () => {
  expect(isAlive({ ...session('patient'), ended_at: start.toISOString() }, start)).toBe(false);
});

test('a challenge lasts five minutes', () => {
  expect(endOf('staff', 'code', start)).toEqual(later(5));
});

test('a proof is fresh for five minutes', () => {
  const proof = { proved_at: start.toISOString() };
  expect(isProofFresh(proof, later(5, -1))).toBe(true);
  expect(isProofFresh(proof, later(5))).toBe(false);
});
