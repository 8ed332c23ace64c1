import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { bumpContentVersion } from '../app/platform/content-version.server.ts';
import { type Database, openDatabase } from '../app/platform/database.server.ts';
import { PageCache } from './page-cache.ts';

let dataDir: string;
let db: Database;
let now: number;
/** The requests that were rendered, in order: 'GET /servicios' */
let rendered: string[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yarumo-cache-'));
  db = await openDatabase({ dataDir, databaseUrl: null });
});
afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  now = Date.parse('2026-11-17T15:00:00Z');
  rendered = [];
});

const publicPage = {
  'Content-Type': 'text/html',
  'Cache-Control': 'public, max-age=0, s-maxage=60',
  'No-Vary-Search': 'params',
};

/** A cache in front of pages that report the number of renders so far. */
function cacheOf(answer: (request: Request) => Promise<Response> = page, database = db) {
  const cache = new PageCache(
    { db: database, now: () => new Date(now), publicUrl: 'https://laboratory.example' },
    (request) => {
      rendered.push(`${request.method} ${new URL(request.url).pathname}`);
      return answer(request);
    },
  );
  const get = async (path: string, init?: RequestInit) =>
    cache.respond(new Request(`https://laboratory.example${path}`, init));
  return { get, text: async (path: string) => (await get(path)).text() };
}

const page = async (): Promise<Response> => new Response(`render ${rendered.length}`, { headers: publicPage });

describe('a public page', () => {
  test('is rendered once, and again after it expires', async () => {
    const { text } = cacheOf();
    expect([await text('/a'), await text('/a'), await text('/b')]).toEqual(['render 1', 'render 1', 'render 2']);
    now += 59_999;
    expect(await text('/a')).toBe('render 1');
    now += 1;
    expect(await text('/a')).toBe('render 3');
  });

  test('is rendered once for concurrent requests', async () => {
    const { text } = cacheOf();
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => text('/a'))))).toEqual(new Set(['render 1']));
    expect(rendered).toEqual(['GET /a']);
  });

  test('answers HEAD with the headers of the page, and caches the whole page', async () => {
    const { get, text } = cacheOf(
      async ({ method }) =>
        new Response(method === 'HEAD' ? null : `render ${rendered.length}`, { headers: publicPage }),
    );
    const head = await get('/a', { method: 'HEAD' });
    const got = await get('/a');
    expect(await text('/a')).toBe('render 1');
    expect([...head.headers]).toEqual([...got.headers]);
  });

  test('carries the security headers', async () => {
    expect((await cacheOf().get('/a')).headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('a public page and its query', () => {
  // Visitors who arrived together through links with different campaigns each rendered the page once.
  test('is rendered once for concurrent requests with different queries', async () => {
    const { text } = cacheOf();
    const asked = Array.from({ length: 60 }, (_, index) => text(index % 3 === 0 ? '/a' : `/a?i=${index}`));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['render 1']));
    expect(rendered).toEqual(['GET /a']);
  });

  test('is the same for every query if it says so', async () => {
    const { text } = cacheOf();
    expect([await text('/a?utm=x'), await text('/a'), await text('/a?b=1')]).toEqual([
      'render 1',
      'render 1',
      'render 1',
    ]);
  });

  test('is cached only for its exact address if it does not say so', async () => {
    const { 'No-Vary-Search': _, ...headers } = publicPage;
    const { text } = cacheOf(async () => new Response(`render ${rendered.length}`, { headers }));
    expect([await text('/a'), await text('/a'), await text('/a?b=1'), await text('/a?b=1')]).toEqual([
      'render 1',
      'render 1',
      'render 2',
      'render 3',
    ]);
  });

  test.each([
    ['no header', {}],
    ['some parameters matter', { 'No-Vary-Search': 'key-order, params, except=("tema")' }],
    ['no cache may hold it', { 'Cache-Control': 'private, no-store' }],
  ])('is distinguished by its query, also in concurrent requests, if it reads it: %s', async (_, own) => {
    const { 'No-Vary-Search': __, ...headers } = publicPage;
    const { text } = cacheOf(
      async ({ url }) => new Response(`answer to ${new URL(url).search}`, { headers: { ...headers, ...own } }),
    );
    const queries = ['?q=1', '', '?q=2', '?q=1', '', '?q=3', ''];
    expect(await Promise.all(queries.map((query) => text(`/a${query}`)))).toEqual(
      queries.map((query) => `answer to ${query}`),
    );
  });

  test('without a query is rendered once for all requests that wait behind one with a query', async () => {
    const { 'No-Vary-Search': _, ...headers } = publicPage;
    const { text } = cacheOf(async () => new Response('page', { headers }));
    await Promise.all(['/a?b=1', ...Array.from({ length: 20 }, () => '/a')].map(text));
    expect(rendered).toHaveLength(2);
  });
});

describe('the address of a cached page', () => {
  test.each(['/sitemap.xml', '/robots.txt', '/en/blog/rss.xml'])('caches %s, which is for machines', async (path) => {
    const { text } = cacheOf();
    expect([await text(path), await text(path)]).toEqual(['render 1', 'render 1']);
  });

  test.each(['/.env', '/a.php', '/a.xml/b', '/A.xml', '/.xml', '/a..xml'])(
    'rejects %s as a page address',
    async (path) => {
      const { text } = cacheOf();
      expect([await text(path), await text(path)]).toEqual(['render 1', 'render 2']);
    },
  );
});

describe('never caches', () => {
  test.each([
    ['an answer without Cache-Control', 200, {}],
    ['no-store', 200, { 'Cache-Control': 'no-store' }],
    ['private', 200, { 'Cache-Control': 'private, max-age=60' }],
    ['an answer public for zero seconds', 200, { 'Cache-Control': 'public, s-maxage=0' }],
    ['not found', 404, publicPage],
    ['an error', 500, publicPage],
    ['a redirect', 302, { ...publicPage, Location: '/b' }],
  ])('%s', async (_, status, headers) => {
    const { get } = cacheOf(async () => new Response(`render ${rendered.length}`, { status, headers }));
    const answers = [await get('/a'), await get('/a')];
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['render 1', 'render 2']);
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  });

  test('a public answer that sets a cookie: it is a bug, and no visitor gets the answer', async () => {
    const { get } = cacheOf(async () => new Response('', { headers: { ...publicPage, 'Set-Cookie': 'visitor=1' } }));
    await expect(get('/a')).rejects.toThrow('sets a cookie');
    await expect(get('/a')).rejects.toThrow('sets a cookie');
  });

  test('a failure: the next request renders', async () => {
    const { get, text } = cacheOf(async () => {
      if (rendered.length === 1) throw new Error('broken');
      return page();
    });
    await expect(get('/a')).rejects.toThrow('broken');
    expect(await text('/a')).toBe('render 2');
  });
});

describe('when the content changes', () => {
  test('renders pages again after a second at most, once the change is detected', async () => {
    const { text } = cacheOf();
    expect(await text('/a')).toBe('render 1');
    await bumpContentVersion(db);
    now += 1000;
    expect(await text('/a')).toBe('render 1');
    now += 1;
    expect(await text('/a')).toBe('render 2');
  });

  // A page whose rendering began before the change was once stored after it, and stayed until it expired.
  test('does not cache a page that was being rendered during the change', async () => {
    let finish = (): void => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { text } = cacheOf(async (request) => {
      const answer = await page();
      if (new URL(request.url).pathname === '/slow' && rendered.length === 1) await slow;
      return answer;
    });
    const early = text('/slow');
    await expect.poll(() => rendered).toEqual(['GET /slow']);
    await bumpContentVersion(db);
    now += 1001;
    await text('/other');
    finish();
    expect(await early).toBe('render 1');
    expect(await text('/slow')).toBe('render 3');
  });
});

test('still answers pages while the database is unreachable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yarumo-cache-'));
  const broken = await openDatabase({ dataDir: folder, databaseUrl: null });
  const { text } = cacheOf(page, broken);
  expect(await text('/a')).toBe('render 1');
  await broken.destroy();
  now += 5000;
  expect(await text('/a')).toBe('render 1');
  expect(await text('/b')).toBe('render 2');
  await rm(folder, { recursive: true, force: true });
});
