import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  type CriticalEvent,
  type CriticalState,
  causeOfCase,
  criticalEvents,
  mustEscalate,
  nextCriticalState,
} from './critical-case.ts';

const history = fc.array(fc.constantFrom(...criticalEvents), { maxLength: 12 });
const after = (events: readonly CriticalEvent[]): CriticalState =>
  events.reduce<CriticalState>((state, event) => nextCriticalState(state, event) ?? state, 'open');

test('a case stays open until somebody receives the value, a reason excuses the call, or another version comes', () => {
  fc.assert(
    fc.property(history, (events) => {
      const ends = events.filter((event) => event === 'told' || event === 'excused' || event === 'superseded');
      expect(after(events)).toBe(ends[0] ?? 'open');
    }),
  );
});

test('no failed call, release, or alert closes a case', () => {
  for (const event of ['failed', 'escalated', 'released-open'] as const)
    expect(nextCriticalState('open', event)).toBe('open');
});

test('a closed case accepts nothing', () => {
  for (const state of ['told', 'excused', 'superseded'] as const)
    for (const event of criticalEvents) expect(nextCriticalState(state, event)).toBeNull();
});

test('alerts once, when the time for the call has passed', () => {
  const openedAt = '2026-11-17T15:00:00Z';
  const at = (minutes: number) => new Date(Date.parse(openedAt) + minutes * 60_000);
  expect(mustEscalate({ state: 'open', openedAt, escalatedAt: null }, at(59), 60)).toBe(false);
  expect(mustEscalate({ state: 'open', openedAt, escalatedAt: null }, at(60), 60)).toBe(true);
  expect(mustEscalate({ state: 'open', openedAt, escalatedAt: openedAt }, at(90), 60)).toBe(false);
  expect(mustEscalate({ state: 'told', openedAt, escalatedAt: null }, at(90), 60)).toBe(false);
});

test.each([
  [true, true, null, 'limit'],
  [true, false, null, 'flag'],
  [false, false, null, null],
  [false, false, 'open', null],
  [false, false, 'told', 'correction'],
  [true, false, 'told', 'flag'],
] as const)('flag %s, limit %s, after %s: %s', (hasFlag, isBeyondLimit, before, cause) => {
  expect(causeOfCase({ hasFlag, isBeyondLimit }, before)).toBe(cause);
});
