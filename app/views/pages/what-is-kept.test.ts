import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { endsTheCopy, isLastingFile, isPublicPage, leavesNoCopy, mayBeKept } from './what-is-kept.ts';

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
    ['a page of somebody’s own area', answer('no-store'), false],
    ['a page that says nothing', answer(null), false],
    ['a page that is private', answer('private, max-age=60'), false],
    ['a page that contradicts itself', answer(`${shared}, no-store`), false],
    ['a page that is public for no time at all', answer('public, max-age=0, s-maxage=0'), false],
    ['a page that a cache between us may not keep', answer('public, max-age=3600'), false],
    ['data', answer(shared, 'application/json'), false],
    ['a feed', answer(shared, 'application/rss+xml'), false],
    ['what has no type', answer(shared, null), false],
    ['a page that is not there', answer(shared, html, 404), false],
    ['a fault', answer(shared, html, 500), false],
    ['what came from another address', answer(shared, html, 200, true), false],
  ])('%s: kept %s', (_, given, kept) => {
    expect(isPublicPage(given)).toBe(kept);
  });

  test('that says that it leaves no copy: not kept', () => {
    const page = answer(shared);
    page.headers.set(leavesNoCopy, '1');
    expect(isPublicPage(page)).toBe(false);
  });

  test('that says no-store or private is never kept, whatever else it says and however it is written', () => {
    const word = fc.constantFrom('public', 's-maxage=60', 'max-age=0', 'must-revalidate', 'immutable');
    const never = fc.constantFrom('no-store', 'private', 'No-Store', 'PRIVATE');
    fc.assert(
      fc.property(fc.array(word), never, fc.array(word), (before, forbidden, after) => {
        expect(isPublicPage(answer([...before, forbidden, ...after].join(', ')))).toBe(false);
      }),
    );
  });
});

describe('a copy kept before', () => {
  const noCopy = answer(shared);
  noCopy.headers.set(leavesNoCopy, '1');

  test.each([
    ['a public page', answer(shared), false],
    ['a page that may leave no copy any more', noCopy, true],
    ['a page that has become personal', answer('private, no-store'), true],
    ['a page that is not there any more', answer('no-store', html, 404), true],
    ['a page that has moved, as a navigation is told it', answer(null, null, 0), true],
    ['a proxy that refuses', answer('no-store', html, 403), false],
    ['a server that has too much to do', answer('no-store', html, 429), false],
    ['a fault', answer('no-store', html, 500), false],
    ['a server that is being mended', answer(null, html, 503), false],
  ])('ends with %s: %s', (_, given, ends) => {
    expect(endsTheCopy(given)).toBe(ends);
  });
});

describe('a file', () => {
  test.each([
    ['for good', answer('public, max-age=31536000, immutable', 'application/json'), true],
    ['of another build by the same name', answer('private, no-store', 'application/json'), false],
    ['that is not there', answer('public, max-age=31536000, immutable', 'application/json', 404), false],
  ])('%s: kept %s', (_, given, kept) => {
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
  ])('%s: kept %s', (address, kept) => {
    expect(mayBeKept(new URL(address, 'https://example.com'), sensitive)).toBe(kept);
  });
});
