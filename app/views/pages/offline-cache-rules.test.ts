import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { evictsCopy, isCacheable, isLastingFile, isPublicPage, noOfflineCopyHeader } from './offline-cache-rules.ts';

const html = 'text/html; charset=utf-8';
const shared = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=60';
const answer = (cacheControl: string | null, type: string | null = html, status = 200, redirected = false) => ({
  status,
  redirected,
  headers: new Headers([
    ...(cacheControl === null ? [] : [['Cache-Control', cacheControl] as [string, string]]),
    ...(type === null ? [] : [['Content-Type', type] as [string, string]]),
  ]),
});

describe('an answer', () => {
  test.each([
    ['a public page', answer(shared), true],
    ['a page of a personal area', answer('no-store'), false],
    ['a page without Cache-Control', answer(null), false],
    ['a private page', answer('private, max-age=60'), false],
    ['a page that contradicts itself', answer(`${shared}, no-store`), false],
    ['a page public for zero seconds', answer('public, max-age=0, s-maxage=0'), false],
    ['a page that no shared cache may store', answer('public, max-age=3600'), false],
    ['data', answer(shared, 'application/json'), false],
    ['a feed', answer(shared, 'application/rss+xml'), false],
    ['an answer without a type', answer(shared, null), false],
    ['a missing page', answer(shared, html, 404), false],
    ['an error', answer(shared, html, 500), false],
    ['a redirected answer', answer(shared, html, 200, true), false],
  ])('%s: cached %s', (_, given, kept) => {
    expect(isPublicPage(given)).toBe(kept);
  });

  test('with the no-copy header is not cached', () => {
    const page = answer(shared);
    page.headers.set(noOfflineCopyHeader, '1');
    expect(isPublicPage(page)).toBe(false);
  });

  test('with no-store or private is never cached, in any spelling and with any other directives', () => {
    const word = fc.constantFrom('public', 's-maxage=60', 'max-age=0', 'must-revalidate', 'immutable');
    const never = fc.constantFrom('no-store', 'private', 'No-Store', 'PRIVATE');
    fc.assert(
      fc.property(fc.array(word), never, fc.array(word), (before, forbidden, after) => {
        expect(isPublicPage(answer([...before, forbidden, ...after].join(', ')))).toBe(false);
      }),
    );
  });
});

describe('an earlier copy', () => {
  const noCopy = answer(shared);
  noCopy.headers.set(noOfflineCopyHeader, '1');

  test.each([
    ['a public page', answer(shared), false],
    ['a page that may no longer leave a copy', noCopy, true],
    ['a page that has become personal', answer('private, no-store'), true],
    ['a page that no longer exists', answer('no-store', html, 404), true],
    ['a page that has moved, as a navigation sees it', answer(null, null, 0), true],
    ['a proxy that refuses', answer('no-store', html, 403), false],
    ['a busy server', answer('no-store', html, 429), false],
    ['an error', answer('no-store', html, 500), false],
    ['a server in maintenance', answer(null, html, 503), false],
  ])('ends with %s: %s', (_, given, ends) => {
    expect(evictsCopy(given)).toBe(ends);
  });
});

describe('a file', () => {
  test.each([
    ['immutable', answer('public, max-age=31536000, immutable', 'application/json'), true],
    ['of another build with the same name', answer('private, no-store', 'application/json'), false],
    ['missing', answer('public, max-age=31536000, immutable', 'application/json', 404), false],
  ])('%s: cached %s', (_, given, kept) => {
    expect(isLastingFile(given)).toBe(kept);
  });
});

describe('an address', () => {
  const sensitive = ['/servicios/paquetes/its'];

  test.each([
    ['/', true],
    ['/en/servicios', true],
    ['/servicios/paquetes/its', false],
    ['/en/servicios/paquetes/its', false],
    ['/servicios/paquetes/%69ts', false],
    ['/en/Servicios/paquetes/ITS/', false],
    ['/%E0%A4%A', true],
    ['/examenes-laboratorio?q=hemograma', false],
    ['/?index', false],
  ])('%s: cached %s', (address, kept) => {
    expect(isCacheable(new URL(address, 'https://example.com'), sensitive)).toBe(kept);
  });
});
