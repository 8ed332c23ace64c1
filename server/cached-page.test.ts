import zlib from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { cachePage } from './cached-page.ts';
import { encodings } from './content-negotiation.ts';

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
