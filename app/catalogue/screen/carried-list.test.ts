import { expect, test } from 'vitest';

import { withList } from './carried-list.ts';

test.each([
  ['', [], ''],
  ['?area=chemistry', [], '?area=chemistry'],
  ['', ['HEM-001'], '?e=HEM-001'],
  ['?area=chemistry&hoy=1', ['HEM-001', 'QUI-001'], '?area=chemistry&hoy=1&e=HEM-001,QUI-001'],
])('%j with %j is %j', (query, codes, expected) => {
  expect(withList(query, codes)).toBe(expected);
});
