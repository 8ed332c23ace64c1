import { expect, test } from 'vitest';

import { flagMeaning } from './flags.ts';

test.each([
  ['', null],
  ['N', 'normal'],
  ['H', 'high'],
  ['HH', 'critical-high'],
  ['N HH', 'critical-high'],
  ['**', 'check'],
  ['N *', 'check'],
])('%j → %s', (sent, meaning) => {
  expect(flagMeaning(sent)).toBe(meaning);
});
