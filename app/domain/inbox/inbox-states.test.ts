import { expect, test } from 'vitest';

import { stateAfter } from './inbox-states.ts';

test('a new message is answered or closed, an answered one again, and a closed one stays closed', () => {
  const table = (['new', 'answered', 'closed'] as const).map((state) => [
    state,
    stateAfter(state, 'answer'),
    stateAfter(state, 'close'),
  ]);
  expect(table).toEqual([
    ['new', 'answered', 'closed'],
    ['answered', 'answered', 'closed'],
    ['closed', null, null],
  ]);
});
