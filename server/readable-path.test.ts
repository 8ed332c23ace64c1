import { expect, test } from 'vitest';

import { readablePath, withReadablePath } from './readable-path.ts';

test.each([
  ['/servicios', '/servicios'],
  ['/blog/ni%C3%B1os', '/blog/ni%C3%B1os'],
  ['/a%250a', '/a%250a'],
  ['//', '/%2F'],
  ['//servicios', '/%2Fservicios'],
  ['/%0a', '/%250a'],
  ['/x%0Ay', '/x%250Ay'],
  ['/%0d', '/%250d'],
  ['/%00', '/%2500'],
  ['/%7f', '/%257f'],
  ['/%C2%85', '/%25C2%2585'],
  ['/%E2%80%A8', '/%25E2%2580%25A8'],
  ['/%E2%80%A9', '/%25E2%2580%25A9'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('looks up %s as %s', (path, readable) => {
  expect(readablePath(path)).toBe(readable);
});

test('leaves the query unchanged', () => {
  const { url } = withReadablePath(new Request('https://laboratory.example/%0a?q=%0a'));
  expect(url).toBe('https://laboratory.example/%250a?q=%0a');
});
