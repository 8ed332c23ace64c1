import zlib from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cachePage, encodings, namesTag, negotiateEncoding } from './cached-page.ts';

describe('negotiateEncoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br', 'br'],
    ['BR, GZip', 'br'],
    ['deflate, zstd', 'identity'],
    ['identity', 'identity'],
    ['*', 'br'],
    ['gzip, *', 'br'],
    ['gzip;q=1, *;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br ; q=0.2 , gzip ; q=0.9', 'gzip'],
    ['gzip;Q=0.1, br;Q=0.9', 'br'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['gzip, identity;q=0', 'gzip'],
    ['br;q=0, gzip;q=0.1, identity;q=0', 'gzip'],
    // A weight that is no number counts as none given.
    ['br;q=nonsense, gzip;q=0.1', 'br'],
    ['gzip;level=9;q=0.3', 'gzip'],
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
    [['br', 'gzip'], 'br'],
  ] as const)('%j → %s', (accepted, expected) => {
    expect(negotiateEncoding(typeof accepted === 'object' ? [...accepted] : accepted)).toBe(expected);
  });

  test('only chooses an encoding that the client accepts', () => {
    const weight = fc.constantFrom('', ';q=0', ';q=0.3', ';q=1');
    const entry = fc.tuple(fc.constantFrom('br', 'gzip', 'deflate', 'identity', '*'), weight);
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ([name]) => name }), (entries) => {
        const chosen = negotiateEncoding(entries.map((parts) => parts.join('')).join(', '));
        const said = entries.find(([name]) => name === chosen) ?? entries.find(([name]) => name === '*');
        // When the client refuses everything, plain text is sent anyway.
        if (chosen === 'identity') return;
        expect(said).toBeDefined();
        expect(said?.[1]).not.toBe(';q=0');
      }),
    );
  });

  test('answers any header, and gives the same answer the next time', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const first = negotiateEncoding(header);
        expect(encodings).toContain(first);
        expect(negotiateEncoding(header)).toBe(first);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('namesTag', () => {
  test.each([
    ['W/"b"', true],
    ['"b"', true],
    ['W/"a", W/"b"', true],
    ['"a","b"', true],
    ['  W/"b"  ', true],
    ['*', true],
    [' * ', true],
    ['W/"a"', false],
    ['W/"bb"', false],
    ['b', false],
    ['', false],
    ['W/"a", "c"', false],
  ])('%s names W/"b": %s', (header, expected) => {
    expect(namesTag(header, 'W/"b"')).toBe(expected);
  });
});

describe('cachePage', () => {
  const life = { at: 1_000_000, seconds: 90, anyQuery: true };
  const answer = (text: string, headers: HeadersInit = { 'Content-Type': 'text/html', 'Content-Length': '1' }) =>
    new Response(text, { status: 200, headers });
  const pairsOf = (flat: readonly string[]) =>
    new Headers(
      flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : [])),
    );

  test('each encoding holds the same text, with its own length', async () => {
    const text = `<p>${'ñandú '.repeat(500)}</p>`;
    const page = await cachePage(answer(text), {}, life);
    const bodies = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, identity: (body: Buffer) => body };
    for (const encoding of encodings) {
      const { body, headers: flat } = await page.make(encoding);
      const headers = pairsOf(flat);
      expect(bodies[encoding](body).toString()).toBe(text);
      expect(headers.get('Content-Length')).toBe(String(body.length));
      expect(headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(headers.get('Vary')).toBe('Accept-Encoding');
    }
  });

  test('creates an encoding on the first request for it, once for all concurrent requests', async () => {
    const page = await cachePage(answer('a'.repeat(1000)), {}, life);
    expect(encodings.map((encoding) => page.made(encoding))).toEqual([undefined, undefined, undefined]);
    const [first, second] = await Promise.all([page.make('br'), page.make('br')]);
    expect(second?.body).toBe(first?.body);
    expect(encodings.map((encoding) => page.made(encoding)?.body)).toEqual([first?.body, undefined, undefined]);
  });

  test('does not recompress the same text after a new render; it gets a new lifetime and its own headers', async () => {
    const before = await cachePage(answer('a'), {}, life);
    const old = await before.make('br');
    const [same, changed] = await Promise.all(
      ['a', 'b'].map((text) => cachePage(answer(text, { 'X-Age': 'new' }), {}, { ...life, at: 2_000_000 }, before)),
    );
    const made = await same?.make('br');
    expect(made?.body).toBe(old.body);
    expect(pairsOf(made?.headers ?? []).get('X-Age')).toBe('new');
    expect(same?.expiresAt).toBe(2_090_000);
    expect(zlib.brotliDecompressSync((await changed?.make('br'))?.body ?? '').toString()).toBe('b');
  });

  test('the tag depends on the text alone', async () => {
    const [a, again, b] = await Promise.all(['a', 'a', 'b'].map((text) => cachePage(answer(text), {}, life)));
    expect(a?.etag).toMatch(/^W\/"[\w-]{16}"$/);
    expect(again?.etag).toBe(a?.etag);
    expect(b?.etag).not.toBe(a?.etag);
  });

  test('keeps the answer’s headers, adds the extra ones, and knows when it expires', async () => {
    const page = await cachePage(answer('a', { 'Content-Language': 'es' }), { 'X-Extra': '1' }, life);
    const headers = pairsOf(page.headers);
    expect([headers.get('Content-Language'), headers.get('X-Extra'), headers.get('ETag')]).toEqual([
      'es',
      '1',
      page.etag,
    ]);
    expect(headers.has('Content-Length')).toBe(false);
    expect(page).toMatchObject({ status: 200, storedAt: 1_000_000, expiresAt: 1_090_000, anyQuery: true });
  });
});
