import { describe, expect, test } from 'vitest';

import { apiBase } from '../../app/api/api-operations.ts';
import { problemAnswer } from '../../app/api/problem-schema.ts';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { openSite, siteOverHttp } from '../support/host.ts';

const catalogue = createCatalogue(demonstrationExams);
const quota = (requestsPerMinute: number) => ({
  change: (services: Parameters<NonNullable<NonNullable<Parameters<typeof openSite>[0]>['change']>>[0]) => ({
    ...services,
    catalogue: async () => catalogue,
    api: { ...services.api, requestsPerMinute },
  }),
});
const { site, http } = siteOverHttp(quota(60_000));

const ask = (path: string, init?: RequestInit): Promise<Response> => site.get(apiBase + path, init);
const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  ask('/plans', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
const errorsOf = async (answer: Response) => problemAnswer.parse(await answer.json()).errors;
const list = JSON.stringify({ exams: ['HEM-001'] });

describe('a list', () => {
  test('of sixty exams is planned, even if all are the same exam, and of sixty-one is refused', async () => {
    const codes = demonstrationExams.slice(0, 61).map(({ code }) => code);
    expect((await ask(`/plans?e=${codes.slice(0, 60)}`)).status).toBe(200);
    expect((await ask(`/plans?e=${Array(60).fill('HEM-001')}`)).status).toBe(200);
    expect(await errorsOf(await ask(`/plans?e=${codes}`))).toMatchObject([{ field: 'e', reason: 'out-of-range' }]);
  });

  test.each([
    ['e=HEM-001,,QUI-001', 'e.1', 'malformed'],
    ['e=', 'e.0', 'malformed'],
    ['e=HEM-001&e=QUI-001', 'e', 'repeated'],
    ['e[]=HEM-001', 'e[]', 'unknown'],
    ['e=HEM-001&__proto__=1', '__proto__', 'unknown'],
    ['e=HEM-001&constructor=1&constructor=2', 'constructor', 'unknown'],
    ['e=HEM-001&hasOwnProperty=1', 'hasOwnProperty', 'unknown'],
    ['e=HEM-001%00', 'e.0', 'malformed'],
    ['e=ＨＥＭ-００１', 'e.0', 'malformed'],
  ])('%s is refused: %s is %s', async (query, field, reason) => {
    expect(await errorsOf(await ask(`/plans?${query}`))).toContainEqual(expect.objectContaining({ field, reason }));
  });
});

describe('a text', () => {
  test.each(['%00', 'vih%00', '%1B%5B2J', '%C2%9F'])('with a control character is refused: q=%s', async (q) => {
    const answer = await ask(`/exams?q=${q}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
    expect(await errorsOf(answer)).toMatchObject([{ field: 'q', reason: 'malformed' }]);
  });
});

describe('a body', () => {
  test.each([
    ['another character set', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['packed', { 'Content-Encoding': 'gzip' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['several parts', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['nearly JSON', { 'Content-Type': 'application/jsonp' }],
  ])('of %s is refused unread', async (_, headers) => {
    expect((await post(list, headers)).status).toBe(415);
  });

  test('with its character set named is accepted', async () => {
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"'])
      expect((await post(list, { 'Content-Type': `application/json;charset=${charset}` })).status).toBe(200);
  });

  test.each([
    '{"exams":["HEM-001"],"__proto__":{"admin":true}}',
    '{"exams":{"0":"HEM-001","length":1}}',
    `{"exams":${'['.repeat(4000)}${']'.repeat(4000)}}`,
    '{"exams":[null]}',
    String.raw`{"exams":["HEM-001\u0000"]}`,
    'null',
    '""',
    '\uFEFF{}',
  ])('%.30s is refused, and nothing breaks', async (body) => {
    const answer = await post(body);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('an answer', () => {
  const paths = ['/exams', '/exams/HEM-001', '/plans?e=HEM-001', '/promises?e=HEM-001', '/openapi.json', '/nothing'];

  test.each(paths)('%s sets no cookie, forbids MIME sniffing, and states the remaining requests', async (path) => {
    const { headers } = await ask(path);
    expect(headers.has('Set-Cookie')).toBe(false);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('RateLimit-Policy')).toBe('"default";q=60000;w=60');
    expect(headers.get('RateLimit')).toMatch(/^"default";r=\d+;t=\d+$/);
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test.each(paths)('%s to HEAD has the headers of GET and no body', async (path) => {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect([head.status, await head.text()]).toEqual([get.status, '']);
    for (const name of ['Content-Type', 'Cache-Control', 'Content-Language', 'ETag'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  });

  test('to a personal question has no ETag that could identify it', async () => {
    for (const path of ['/plans?e=HEM-001', '/promises?e=HEM-001', '/exams?q=vih', '/nothing']) {
      const { headers } = await ask(path);
      expect([path, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([path, 'private, no-store', null]);
    }
    expect((await ask('/exams')).headers.get('ETag')).toMatch(/"/);
  });

  test('varies for caches: by language if it has text, by encoding over the wire', async () => {
    expect((await ask('/openapi.json')).headers.get('Vary')).toContain('Accept-Language');
    expect((await ask('/exams/HEM-001')).headers.get('Vary') ?? '').not.toContain('Accept-Language');
    const packed = await http.ask(`${apiBase}/exams`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers.vary).toContain('Accept-Encoding');
  });
});

describe('a problem', () => {
  test('uses the requested language, whatever else the header contains', async () => {
    const spoken = async (header: string) => {
      const answer = await ask('/exams/NNN-999', { headers: { 'Accept-Language': header } });
      return [answer.headers.get('Content-Language'), problemAnswer.parse(await answer.json()).title];
    };
    expect(await spoken('en')).toEqual(['en', 'Nothing is here']);
    for (const header of ['', 'fr', 'es-CO;q=0.9,en;q=0.1', ';;;', 'en;q=0', 'x'.repeat(5000)])
      expect(await spoken(header)).toEqual(['es', 'Aquí no hay nada']);
  });

  test('of too many requests says when to retry, in the requested language, for any method', async () => {
    const small = await openSite(quota(1));
    await small.get(`${apiBase}/exams`);
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      const refused = await small.get(`${apiBase}/exams?lang=en`, { method });
      const { headers } = refused;
      expect([method, refused.status, headers.get('Retry-After'), headers.get('Content-Language')]).toEqual([
        method,
        429,
        '60',
        'en',
      ]);
      expect(headers.get('RateLimit')).toBe('"default";r=0;t=60');
    }
    await small.close();
  });
});

test("the page for developers shows the API's real answers to its example requests", async () => {
  for (const prefix of ['', '/en']) {
    const html = await site.html(`${prefix}/desarrolladores`);
    const shown = (name: string) =>
      new Map(
        [...html.matchAll(new RegExp(`<code data-${name}="(\\w+)">([^]*?)</code>`, 'g'))].map(
          ([, id = '', text = '']) => [id, plain(text.replace(/<[^>]*>/g, ''))],
        ),
      );
    const [requests, answers] = [shown('example'), shown('answer')];
    expect(requests.size).toBe(6);
    expect([...answers.keys()]).toEqual([...requests.keys()]);
    for (const [id, request] of requests) {
      const [, address = '', body] = /^curl '([^']+)'(?:.* -d '([^']+)')?$/s.exec(request) ?? [];
      const { pathname, search } = new URL(address);
      const init = body ? { method: 'POST', body, headers: { 'Content-Type': 'application/json' } } : {};
      const answer = await site.get(pathname + search, init);
      expect([id, answer.status]).toEqual([id, 200]);
      const text = JSON.stringify(await answer.json(), null, 2);
      expect(text.startsWith(answers.get(id) ?? 'nothing'), id).toBe(true);
    }
  }
});

const plain = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
