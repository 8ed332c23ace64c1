import { expect, test } from 'vitest';

import { maxBloodMl } from './blood-of-children.ts';

test.each([
  ['newborn', 2.4],
  ['infant', 3.2],
  ['child', 9.6],
  ['man', null],
  [null, null],
] as const)('for a %s, draws at most %s mL at once', (group, most) => {
  expect(maxBloodMl({ group, facts: [] })).toBe(most);
});
