import { expect, test } from 'vitest';

import { type ApplicationState, movesFrom, nextApplicationState } from './application-states.ts';

test.each<[ApplicationState, string[]]>([
  ['unconfirmed', []],
  ['received', ['approve', 'ask', 'refuse']],
  ['asked-for-more', ['approve', 'refuse']],
  ['approved', ['suspend']],
  ['refused', ['ask']],
  ['suspended', ['reactivate']],
])('%s offers %s', (state, moves) => {
  expect(movesFrom(state)).toEqual(moves);
});

test('an answer of the applicant goes back to the queue, and only while the application is open', () => {
  expect(nextApplicationState('asked-for-more', 'answer')).toBe('received');
  expect(nextApplicationState('received', 'answer')).toBe('received');
  for (const state of ['unconfirmed', 'approved', 'refused', 'suspended'] as const)
    expect(nextApplicationState(state, 'answer')).toBeNull();
});
