import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { apiBase, type Operation, operations } from '../../app/api/api-operations.ts';
import { exampleFacts } from '../../app/api/examples.ts';
import { problems } from '../../app/api/problem.ts';
import { type ProblemType, problemAnswer } from '../../app/api/problem-schema.ts';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { openSite, publicUrl, type SiteOptions, siteOverHttp } from '../support/host.ts';
import { readable } from '../support/over-http.ts';
import { publishedContract } from '../support/published-schema.ts';

type Services = Parameters<NonNullable<SiteOptions['change']>>[0];

/** The demonstration laboratory's exams, without a database. A test may replace them. */
const demonstration = createCatalogue(demonstrationExams);
const shown = { catalogue: demonstration };
const withExams = (changes: Partial<Services['api']> = {}): Pick<SiteOptions, 'change'> => ({
  change: (services) => ({
    ...services,
    catalogue: async () => shown.catalogue,
    // Only the test of the limit reaches it.
    api: { ...services.api, requestsPerMinute: 60_000, ...changes },
  }),
});

const { site, http } = siteOverHttp(withExams());

let contract: ReturnType<typeof publishedContract> | null = null;

/** Requests a path and validates the answer against the document that the API publishes. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  contract ??= publishedContract(await (await site.get(`${apiBase}/openapi.json`)).json());
  const answer = await site.get(apiBase + path, init);
  const { pathname } = new URL(path, publicUrl);
  expect(await contract(pathname, init.method ?? 'GET', answer)).toBeNull();
  return answer;
}
const post = (body: unknown, init: RequestInit = {}): Promise<Response> =>
  ask('/plans', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });

/** Expects an answer to be a problem of this type, as the document describes it. */
async function expectProblem(answer: Response, type: ProblemType) {
  const body: unknown = await answer.json();
  const problem = problemAnswer.parse(body);
  expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
    problems[type].status,
    'application/problem+json',
    'private, no-store',
  ]);
  expect([problem.status, problem.type]).toEqual([
    problems[type].status,
    expect.stringMatching(new RegExp(`/desarrolladores#problem-${type}$`)),
  ]);
  return problem;
}

const facts = exampleFacts({ catalogue: demonstration, today: '2026-11-17', locale: 'es' });

const schemaOf = (id: Operation['id']): z.ZodType => {
  const answer = operations.find((operation) => operation.id === id)?.answer;
  if (!answer) throw new Error(`${id} has no schema`);
  return answer;
};

describe('every operation', () => {
  test.each(operations.map((operation): [string, Operation] => [operation.id, operation]))(
    '%s answers its example as its schema says, to GET or POST and HEAD',
    async (_, { path, method, example: exampleOf, answer, cached }) => {
      const example = exampleOf(facts);
      const response = method === 'get' ? await ask(example.path) : await post(example.body);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json']);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
      const body: unknown = await response.json();
      if (answer) expect(() => answer.parse(body)).not.toThrow();
      const isCacheable = cached && !example.path.includes('?q=');
      expect(response.headers.get('Cache-Control')).toBe(isCacheable ? 'public, no-cache' : 'private, no-store');
      if (method !== 'get') return;
      const head = await ask(example.path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      const options = await ask(path, { method: 'OPTIONS' });
      expect([options.status, options.headers.get('Allow')]).toEqual([204, expect.stringContaining('GET, HEAD')]);
    },
  );

  test.each(operations.map((operation): [string, Operation] => [operation.id, operation]))(
    '%s refuses unknown parameters, other methods, and other formats',
    async (_, { method, example: exampleOf, query }) => {
      const example = exampleOf(facts);
      const init = method === 'post' ? { method: 'POST', body: JSON.stringify(example.body) } : {};
      const json = { 'Content-Type': 'application/json' };
      const separator = example.path.includes('?') ? '&' : '?';
      const unknown = await ask(`${example.path}${separator}nombre=x`, { ...init, headers: json });
      const problem = await expectProblem(unknown, 'invalid-request');
      expect(problem.errors).toEqual([
        { field: 'nombre', reason: 'unknown', detail: expect.any(String), allowed: Object.keys(query.shape) },
      ]);
      const asked = await ask(example.path, { ...init, headers: { ...json, Accept: 'text/html' } });
      await expectProblem(asked, 'not-acceptable');
      const removed = await ask(example.path, { method: 'DELETE' });
      await expectProblem(removed, 'method-not-allowed');
      expect(removed.headers.get('Allow')).toContain('GET, HEAD, OPTIONS');
    },
  );
});

describe('the search', () => {
  const found = async (query: string) => z.looseObject({}).parse(await (await ask(`/exams?${query}`)).json());

  test('finds the blood count by its common name, and pages through every exam once', async () => {
    expect(await found('q=cuadro%20ematico&pageSize=1')).toMatchObject({ exams: [{ code: 'HEM-001' }] });
    const page = z.looseObject({ total: z.int(), pages: z.int() }).parse(await found('pageSize=100'));
    const codes: string[] = [];
    for (let number = 1; number <= page.pages; number += 1) {
      const { exams } = z
        .looseObject({ exams: z.array(z.looseObject({ code: z.string() })) })
        .parse(await found(`pageSize=100&page=${number}`));
      codes.push(...exams.map(({ code }) => code));
    }
    expect(page.total).toBeGreaterThanOrEqual(600);
    expect(new Set(codes).size).toBe(page.total);
    expect(codes).toHaveLength(page.total);
    expect(await found(`pageSize=100&page=${page.pages + 1}`)).toMatchObject({ exams: [], total: page.total });
  });

  test('a filter and its complement cover the catalog without overlap', async () => {
    const total = async (query: string) => Number((await found(query)).total);
    for (const name of ['fasting', 'sameDay', 'atHome', 'panel']) {
      const [yes, no] = [await total(`${name}=true`), await total(`${name}=false`)];
      expect(Math.min(yes, no), name).toBeGreaterThan(0);
      expect(yes + no, name).toBe(await total(''));
    }
    expect(await total('area=haematology&specimen=blood')).toBeLessThan(await total('area=haematology'));
  });

  test.each([
    ['area=brujeria', 'area', 'not-one-of'],
    ['fasting=si', 'fasting', 'not-one-of'],
    ['page=0', 'page', 'out-of-range'],
    ['page=1.5', 'page', 'malformed'],
    ['pageSize=101', 'pageSize', 'out-of-range'],
    [`q=${'a'.repeat(1001)}`, 'q', 'out-of-range'],
    ['q=a&q=b', 'q', 'repeated'],
    ['lang=fr', 'lang', 'not-one-of'],
  ])('%s is refused: %s is %s', async (query, field, reason) => {
    const { errors } = await expectProblem(await ask(`/exams?${query}`), 'invalid-request');
    expect(errors).toMatchObject([{ field, reason }]);
  });
});

describe('an exam', () => {
  test('is answered with 304 if unchanged, and in full after the catalog has changed', async () => {
    const first = await ask('/exams/HEM-001');
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^(W\/)?".+"$/);
    const again = await ask('/exams/hem-001', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await ask('/exams/HEM-002', { headers: { 'If-None-Match': tag } });
    expect(other.status).toBe(200);
    shown.catalogue = createCatalogue(demonstrationExams.map((exam) => ({ ...exam, price: 1 })));
    const changed = await ask('/exams/HEM-001', { headers: { 'If-None-Match': tag } });
    shown.catalogue = demonstration;
    expect([changed.status, changed.status === 200 && (await changed.json())]).toMatchObject([200, { price: 1 }]);
  });

  test('that does not exist is a problem, in the requested language', async () => {
    const spanish = await expectProblem(await ask('/exams/NNN-999'), 'not-found');
    const english = await expectProblem(
      await ask('/exams/NNN-999', { headers: { 'Accept-Language': 'en-GB,es;q=0.5' } }),
      'not-found',
    );
    expect(spanish.title).toBe('Aquí no hay nada');
    expect(english.title).toBe('Nothing is here');
    expect(english.type).toBe(`${publicUrl}/en/desarrolladores#problem-not-found`);
  });
});

describe('a plan', () => {
  test('is the same by address and by body, in both languages', async () => {
    const [byAddress, byBody] = [
      await ask('/plans?e=qui-001,HEM-001&lang=en'),
      await post({ exams: ['HEM-001', 'QUI-001'] }),
    ];
    const [english, spanish] = [await byAddress.json(), await byBody.json()];
    expect(english).toMatchObject({ language: 'en', exams: ['HEM-001', 'QUI-001'] });
    expect(spanish).toMatchObject({ language: 'es', exams: ['HEM-001', 'QUI-001'] });
    expect([byAddress.headers.get('Content-Language'), byBody.headers.get('Content-Language')]).toEqual(['en', 'es']);
    const withoutWords = (text: string) => text.replace(/"sentences":\[.*?\],?|"language":"..",?/g, '');
    expect(withoutWords(JSON.stringify(english))).toBe(withoutWords(JSON.stringify(spanish)));
  });

  test.each<[string, unknown, string, string]>([
    ['nothing', {}, 'exams', 'missing'],
    ['no JSON', '{', '', 'malformed'],
    ['no object', '[]', '', 'malformed'],
    ['an empty list', { exams: [] }, 'exams', 'out-of-range'],
    ['an invalid code', { exams: ['<script>'] }, 'exams.0', 'malformed'],
    ['a code of no exam', { exams: ['HEM-001', 'NNN-999'] }, 'exams.1', 'unknown-exam'],
    ['an extra field', { exams: ['HEM-001'], name: 'Ana' }, 'name', 'unknown'],
    ['more than sixty', { exams: Array(61).fill('HEM-001') }, 'exams', 'out-of-range'],
  ])('of %s is refused', async (_, body, field, reason) => {
    const { errors } = await expectProblem(await post(body), 'invalid-request');
    expect(errors).toMatchObject([{ field, reason }]);
  });

  test('refuses another format, an oversized body, and a page of another site', async () => {
    await expectProblem(
      await post('e=HEM-001', { headers: { 'Content-Type': 'text/plain' } }),
      'unsupported-media-type',
    );
    await expectProblem(await post({ exams: ['HEM-001'], filler: 'x'.repeat(20_000) }), 'too-large');
    await expectProblem(
      await post({ exams: ['HEM-001'] }, { headers: { Origin: 'https://evil.example' } }),
      'forbidden-origin',
    );
  });
});

describe('a promise', () => {
  const promised = async (taken: string) => {
    const answer = await ask(`/promises?e=HEM-001&taken=${taken}`);
    expect(answer.status).toBe(200);
    return z.looseObject({ taken: z.string(), due: z.string() }).parse(await answer.json());
  };

  test('reads the same moment from the laboratory’s time zone and any other', async () => {
    const moments = ['2026-11-24T07:30', '2026-11-24T12:30Z', '2026-11-24T14:30%2B02:00', '2026-11-24T14:30+02:00'];
    const answers = await Promise.all(moments.map(promised));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.taken).toBe('2026-11-24T07:30:00-05:00');
  });

  test('defaults to now, and is never before the sample', async () => {
    const body = schemaOf('getPromise').parse(await (await ask('/promises?e=HEM-001')).json());
    expect(body).toMatchObject({ taken: '2026-11-17T10:00:00-05:00', timeZone: 'America/Bogota', missing: [] });
    const { taken, due } = await promised('2026-11-24T07:30');
    expect(Date.parse(due)).toBeGreaterThan(Date.parse(taken));
  });

  test.each([
    ['mañana', 'malformed'],
    ['2026-02-30T07:30', 'malformed'],
    ['2026-11-24T25:00', 'malformed'],
    ['2026-10-01T07:30', 'out-of-range'],
    ['2028-01-01T07:30', 'out-of-range'],
    ['0000-01-01T00:00Z', 'out-of-range'],
    ['9999-12-31T23:59-23:59', 'out-of-range'],
  ])('of a sample taken %s is refused: %s', async (taken, reason) => {
    const answer = await ask(`/promises?e=HEM-001&taken=${encodeURIComponent(taken)}`);
    expect((await expectProblem(answer, 'invalid-request')).errors).toMatchObject([{ field: 'taken', reason }]);
  });
});

describe('a client with too many requests', () => {
  test('gets the remaining count, then refusals, and is served again a minute later', async () => {
    const small = await openSite(withExams({ requestsPerMinute: 2 }));
    const one = await small.get(`${apiBase}/exams/HEM-001`);
    expect([one.headers.get('RateLimit-Policy'), one.headers.get('RateLimit')]).toEqual([
      '"default";q=2;w=60',
      '"default";r=1;t=60',
    ]);
    await small.get(`${apiBase}/nothing`);
    const refused = await small.get(`${apiBase}/exams/HEM-001`);
    await expectProblem(refused, 'too-many-requests');
    expect([refused.headers.get('Retry-After'), refused.headers.get('RateLimit')]).toEqual([
      '60',
      '"default";r=0;t=60',
    ]);
    expect((await small.get('/contacto')).status).toBe(200);
    small.setClock('2026-11-17T15:01:00Z');
    expect((await small.get(`${apiBase}/exams/HEM-001`)).status).toBe(200);
    await small.close();
  });
});

describe('pages of other sites', () => {
  const headers = { Origin: 'https://partner.example', 'Access-Control-Request-Method': 'POST' };

  test('may not read an answer by default', async () => {
    const answer = await ask('/exams/HEM-001', { headers });
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
    const preflight = await ask('/plans', { method: 'OPTIONS', headers });
    expect(preflight.headers.has('Access-Control-Allow-Methods')).toBe(false);
  });

  test('may read it if the laboratory has named their exact origin', async () => {
    const open = await openSite(withExams({ corsOrigins: ['https://partner.example'] }));
    const preflight = await open.get(`${apiBase}/plans`, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    const answer = await open.get(`${apiBase}/exams/HEM-001`, { headers: { Origin: 'https://evil.example' } });
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(answer.headers.get('Vary')).toContain('Origin');
    const named = await open.get(`${apiBase}/exams/HEM-001`, { headers: { Origin: 'https://partner.example' } });
    expect(named.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example');
    expect(named.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    const strange = { ...headers, Origin: 'https://evil.example' };
    const refused = await open.get(`${apiBase}/plans`, { method: 'OPTIONS', headers: strange });
    expect(refused.headers.has('Access-Control-Allow-Origin')).toBe(false);
    await open.close();
  });

  test('do not change the answer to a program that requests the methods of an address', async () => {
    const open = await openSite(withExams({ corsOrigins: ['https://partner.example'] }));
    const methods = await open.get(`${apiBase}/plans`, { method: 'OPTIONS' });
    expect([methods.status, methods.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    await open.close();
  });
});

describe('an unknown address', () => {
  test.each(['/api', '/api/', '/api/v1', '/api/v1/', '/api/v2/exams', '/api/v1/exams/', '/api/v1/exams/HEM-001/x'])(
    '%s is a problem',
    async (path) => {
      await expectProblem(await site.get(path), 'not-found');
    },
  );
});

describe('a server fault', () => {
  test('is reported without the request’s data, to the caller and in the log', async () => {
    const logged: string[] = [];
    const { error } = console;
    console.error = (...told: unknown[]) => void logged.push(told.map(String).join(' '));
    const broken = await openSite({
      change: (services) => ({ ...services, catalogue: async () => Promise.reject(new Error('secret HEM-001')) }),
    });
    const answer = await broken.get(`${apiBase}/plans?e=HEM-001`);
    console.error = error;
    await expectProblem(answer, 'internal-error');
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toContain('HEM-001');
    await broken.close();
  });
});

describe('junk input', () => {
  const junk = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('HEM-001', '%', '..', '1e9', '-1', 'true'),
  );

  test('is never a server fault, and always gets JSON', async () => {
    const generous = await openSite(withExams());
    const names = [...new Set(operations.flatMap(({ query }) => Object.keys(query.shape)))];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/exams', '/exams/', '/plans', '/promises', '/openapi.json', '/'),
        fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), junk), junk), { maxLength: 4 }),
        fc.option(fc.oneof(junk, fc.json())),
        junk,
        async (path, query, body, language) => {
          const search = new URLSearchParams(
            query.map(([name, value]): [string, string] => [wellFormed(name), wellFormed(value)]),
          );
          const answer = await generous.get(`${apiBase}${path}?${search}`, {
            ...(body !== null && { method: 'POST', body: wellFormed(body) }),
            headers: { 'Content-Type': 'application/json', 'Accept-Language': language.replace(/[^\x20-\x7e]/g, '') },
          });
          expect(answer.status).toBeLessThan(500);
          await expect(answer.json()).resolves.toBeTypeOf('object');
        },
      ),
      { numRuns: 400 },
    );
    await generous.close();
  });
});

const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '');

describe('over the wire', () => {
  test('compresses answers, and revalidates them by ETag', async () => {
    const first = await http.ask(`${apiBase}/exams?pageSize=100`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(readable(first))).toMatchObject({ page: 1 });
    const again = await http.ask(`${apiBase}/exams?pageSize=100`, {
      headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': String(first.headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});
