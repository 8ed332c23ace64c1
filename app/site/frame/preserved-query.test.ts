import { expect, test } from 'vitest';

import { preservedQuery } from './preserved-query.ts';

const matches = [
  {},
  { handle: { missing: true } },
  { handle: { reads: { chosen: ['pagina'], own: ['e'], typed: ['q'] } } },
];

test.each([
  ['?q=tsh&utm_source=x', '?q=tsh'],
  ['?pagina=2&e=HEM-001%2CQUI-001&gclid=1', '?pagina=2&e=HEM-001%2CQUI-001'],
  ['?utm_source=x', ''],
  ['', ''],
])('%s → %j', (search, kept) => {
  expect(preservedQuery(search, matches)).toBe(kept);
});

test('a page that reads no parameters keeps none', () => {
  expect(preservedQuery('?q=tsh', [{}])).toBe('');
});
