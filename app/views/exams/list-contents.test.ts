import { expect, test } from 'vitest';

import { isListed } from './list-contents.ts';

test.each<[listed: string, codes: string[], expected: boolean]>([
  ['HEM-001,QUI-002', ['QUI-002'], true],
  ['HEM-001,QUI-002', ['QUI-002', 'HEM-001'], true],
  ['HEM-001,QUI-002', ['QUI-002', 'END-001'], false],
  ['HEM-0011', ['HEM-001'], false],
  ['HEM-001', [], false],
  ['', ['HEM-001'], false],
])('a list %j has all of %j: %j', (listed, codes, expected) => {
  expect(isListed(listed.split(',').filter(Boolean), codes)).toBe(expected);
});
