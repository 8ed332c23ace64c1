import { expect, test } from 'vitest';

import { credentialEnd, oldKeyUntil, senderState, warningOf } from './sender-states.ts';

const now = new Date('2026-11-28T10:00:00.000Z');

test.each([
  ['2027-02-26T10:00:00.000Z', null, 'in-force', 90, null],
  ['2026-12-12T10:00:00.001Z', null, 'in-force', 15, null],
  ['2026-12-12T10:00:00.000Z', null, 'ending', 14, 14],
  ['2026-12-01T10:00:00.001Z', null, 'ending', 4, 14],
  ['2026-12-01T10:00:00.000Z', null, 'ending', 3, 3],
  ['2026-11-28T10:00:00.001Z', null, 'ending', 1, 3],
  ['2026-11-28T10:00:00.000Z', null, 'expired', 0, null],
  ['2027-02-26T10:00:00.000Z', '2026-11-01T00:00:00.000Z', 'revoked', 0, null],
])('a key until %s, revoked %s, is %s', (expires_at, revoked_at, kind, days, warning) => {
  const state = senderState({ expires_at, revoked_at }, now);
  expect([state, warningOf(state)]).toEqual([{ kind, days }, warning]);
});

test('the key before ends after the overlap, but not later than without a rotation', () => {
  expect(oldKeyUntil('2027-02-26T10:00:00.000Z', 7, now)).toBe('2026-12-05T10:00:00.000Z');
  expect(oldKeyUntil('2026-11-30T10:00:00.000Z', 7, now)).toBe('2026-11-30T10:00:00.000Z');
  expect(oldKeyUntil('2027-02-26T10:00:00.000Z', 0, now)).toBe(now.toISOString());
});

test('a static key lasts 90 days, a public key a year', () => {
  expect(credentialEnd('key', now)).toBe('2027-02-26T10:00:00.000Z');
  expect(credentialEnd('signature', now)).toBe('2027-11-28T10:00:00.000Z');
});
