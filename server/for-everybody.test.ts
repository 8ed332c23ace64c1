import { expect, test } from 'vitest';

import { forEverybody } from './for-everybody.ts';

test('the request that fills the cache reveals nothing about the first visitor', () => {
  const headers = { Cookie: 'site-locale=en; session=CANARY', Authorization: 'Bearer CANARY', Accept: 'text/html' };
  const shared = forEverybody(new Request('https://laboratory.example/?q=1', { method: 'HEAD', headers }));
  expect([...shared.headers]).toEqual([['accept', 'text/html']]);
  expect([shared.method, shared.url]).toEqual(['GET', 'https://laboratory.example/?q=1']);
});
