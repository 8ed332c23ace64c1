import { expect, test } from 'vitest';

import { isSameList } from './list-codes.ts';

test.each([
  [['HEM-001', 'QUI-002'], ['QUI-002', 'HEM-001'], true],
  [['HEM-001', 'HEM-001'], ['HEM-001'], true],
  [['HEM-001'], ['HEM-001', 'QUI-002'], false],
  [['HEM-001'], ['QUI-002'], false],
  [[], [], true],
])('%j and %j are the same list: %j', (some, others, isSame) => {
  expect(isSameList(some, others)).toBe(isSame);
});
