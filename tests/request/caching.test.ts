import { describe, expect, test } from 'vitest';

import { siteOverHttp } from '../support/host.ts';
import { type RawAnswer, readable } from '../support/over-http.ts';

const { site, http } = siteOverHttp();

/** The headers that do not depend on the time or the connection of the answer. */
const lasting = ({ age, date, connection, 'keep-alive': _, ...headers }: RawAnswer['headers']) => headers;

describe('the visitor’s encoding', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('%j → %s, with the same text', async (accepted, encoding) => {
    const plain = (await http.ask('/medicos')).body.toString();
    const answer = await http.ask('/medicos', { headers: { 'Accept-Encoding': accepted } });
    expect([answer.status, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      200,
      encoding,
      'Accept-Encoding',
    ]);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(readable(answer)).toBe(plain);
  });

  test('compression reduces the page to a fraction', async () => {
    const [plain, br] = [await http.ask('/'), await http.ask('/', { headers: { 'Accept-Encoding': 'br' } })];
    expect(br.body.length).toBeLessThan(plain.body.length / 3);
  });

  test('also compresses a page that is not stored', async () => {
    const answer = await http.ask('/portal-resultados', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(readable(answer)).toContain('</html>');
  });
});

describe('the ETag', () => {
  const tagOf = async (): Promise<string> => (await http.ask('/nosotros')).headers.etag ?? '';

  test.each([
    ['the ETag itself', (tag: string) => tag],
    ['its strong form', (tag: string) => tag.slice(2)],
    ['a list that contains it', (tag: string) => `"other", ${tag}, W/"more"`],
    ['a star', () => '*'],
  ])('%s: 304, no body, the page’s headers', async (_, written) => {
    const tag = await tagOf();
    const page = await http.ask('/nosotros');
    const answer = await http.ask('/nosotros', { headers: { 'If-None-Match': written(tag) } });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'] as const)
      expect(answer.headers[name]).toBe(page.headers[name]);
    expect(answer.headers['content-length']).toBeUndefined();
    expect((await site.get('/nosotros', { headers: { 'If-None-Match': written(tag) } })).status).toBe(304);
  });

  test.each(['W/"other"', '""', 'nonsense'])('%s: the page', async (tag) => {
    const answer = await http.ask('/nosotros', { headers: { 'If-None-Match': tag } });
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeGreaterThan(1000);
  });

  test('each page and language has its own ETag', async () => {
    const tags = await Promise.all(
      ['/', '/en', '/nosotros', '/en/nosotros'].map(async (path) => (await http.ask(path)).headers.etag),
    );
    expect(new Set(tags).size).toBe(4);
  });
});

describe('files for machines', () => {
  // The cache skipped paths with a dot, so each of these was rendered for every request.
  test.each(['/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/en/blog/rss.xml'])(
    '%s is cached, and is not sent again to a client that has it',
    async (path) => {
      await http.ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
      const kept = await http.ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
      expect([kept.status, kept.headers.age, kept.headers['content-encoding']]).toEqual([200, '0', 'gzip']);
      const again = await http.ask(path, { headers: { 'If-None-Match': kept.headers.etag ?? '' } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );
});

describe('one page in memory', () => {
  test.each(['/servicios?utm_source=x', '/servicios?b=1&a=2', '/servicios?', '/servicios?index'])(
    '%s shares the page of /servicios',
    async (path) => {
      const page = await http.ask('/servicios');
      site.setClock('2026-11-17T15:00:42Z');
      const answer = await http.ask(path);
      expect([answer.status, answer.headers.etag, answer.headers.age]).toEqual([200, page.headers.etag, '42']);
      site.setClock('2026-11-17T15:00:00Z');
    },
  );

  test('says that the query does not matter', async () => {
    expect((await http.ask('/servicios')).headers['no-vary-search']).toBe('params');
  });

  test('the first visitor gets the same as the second', async () => {
    const [first, second] = [await http.ask('/pacientes'), await http.ask('/pacientes')];
    expect(second.headers.age).toBe('0');
    expect(lasting(first.headers)).toEqual(lasting(second.headers));
    expect(first.body.equals(second.body)).toBe(true);
  });
});

describe('HEAD', () => {
  test.each(['/blog', '/en/blog', '/portal-medicos', '/no-existe', '/healthz'])(
    '%s: the headers of GET and no body',
    async (path) => {
      const fresh = await http.ask(path, { method: 'HEAD' });
      const page = await http.ask(path);
      const again = await http.ask(path, { method: 'HEAD' });
      for (const head of [fresh, again]) {
        expect([head.status, head.body.length]).toEqual([page.status, 0]);
        for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy'] as const)
          expect(withoutNonce(String(head.headers[name]))).toBe(withoutNonce(String(page.headers[name])));
      }
    },
  );
});

/** A page that hydrates has another one in each answer. */
const withoutNonce = (header: string): string => header.replace(/'nonce-[^']+'/, "'nonce'");
