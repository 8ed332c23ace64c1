import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { openSite, type SiteOptions, type TestSite } from '../support/host.ts';
import { type HttpClient, overHttp } from '../support/over-http.ts';

let first: TestSite;
const opened: (() => Promise<void>)[] = [];
beforeAll(async () => {
  first = await openSite();
});
afterAll(async () => {
  for (const close of opened) await close();
  await first.close();
});

// Each refusal is logged once.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** The site as an operator runs it: at this address, under these names, behind this number of proxies. */
async function run(publicUrl: string, { allowedHosts = [] as string[], trustedProxies = 0 } = {}): Promise<HttpClient> {
  const change: SiteOptions['change'] = (services) => ({
    ...services,
    hosting: { ...services.hosting, allowedHosts },
    api: { ...services.api, trustedProxies },
  });
  const { listener } = await openSite({ db: first.db, publicUrl, change });
  const http = await overHttp(listener);
  opened.push(http.close);
  return http;
}

describe('D 3: the names under which the site answers', () => {
  test.each<[string, string[], string, number]>([
    ['https://lab.example', [], 'lab.example', 200],
    ['https://lab.example', [], 'lab.example:443', 200],
    ['https://lab.example', [], 'www.lab.example', 421],
    ['https://lab.example', ['www.lab.example'], 'www.lab.example', 200],
    ['https://lab.example', [], '127.0.0.1:3000', 421],
    ['https://lab.example', [], 'localhost', 421],
    ['https://lab.example', ['10.0.0.5'], '10.0.0.5:3000', 200],
    // No address is configured: the site answers at any address of its own machine, and under no foreign name.
    ['http://localhost:3000', [], 'localhost:3000', 200],
    ['http://localhost:3000', [], 'localhost:8080', 200],
    ['http://localhost:3000', [], 'lab.localhost', 200],
    ['http://localhost:3000', [], '127.0.0.1:3000', 200],
    ['http://localhost:3000', [], '192.168.1.20:3000', 200],
    ['http://localhost:3000', [], '[::1]:3000', 200],
    ['http://localhost:3000', [], 'rebound.example:3000', 421],
    ['http://localhost:3000', ['lab'], 'lab:3000', 200],
  ])('%s and %j: a request for %s → %i', async (publicUrl, allowedHosts, host, status) => {
    const http = await run(publicUrl, { allowedHosts });
    for (const path of ['/nosotros', '/nosotros', '/brand/mark.svg', '/api/v1/exams'])
      expect((await http.ask(path, { headers: { Host: host } })).status).toBe(status);
    for (const path of ['/healthz', '/readyz'])
      expect((await http.ask(path, { headers: { Host: host } })).status).toBe(200);
  });

  test('a refusal gives the next step, carries the headers of every answer, and repeats no input', async () => {
    const http = await run('https://lab.example');
    const { headers, body } = await http.ask('/', { headers: { Host: 'evil.example' } });
    expect(body.toString()).toContain('ALLOWED_HOSTS');
    expect(body.toString()).not.toContain('evil');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
  });
});

test.each(['localhost:65536', 'localhost:99999'])(
  '%s has no valid port: refused like any other malformed name',
  async (host) => {
    const http = await run('http://localhost:3000');
    const { status, headers } = await http.ask('/nada', { headers: { Host: host } });
    expect([status, headers['x-content-type-options']]).toEqual([400, 'nosniff']);
  },
);

// The log reported a refusal, but no ID connected it to its answer.
test.each([
  ['evil.example', 421],
  ['a b', 400],
])('the refusal of %s has the same ID in its answer and in its log line', async (host, status) => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  const http = await run('https://lab.example');
  const { headers } = await http.ask('/', { headers: { Host: host } });
  const id = headers['x-request-id'];
  expect(id).toMatch(/^[\w-]{12}$/);
  expect(lines.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { time: expect.stringMatching(/Z$/), level: 'warn', event: 'request-refused', id, status },
  ]);
});

describe('D 4: behind a proxy that received the request over http', () => {
  const asked = { Host: 'lab.example', 'X-Forwarded-Proto': 'http' };

  test('pages link to https', async () => {
    const http = await run('https://lab.example', { trustedProxies: 1 });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await http.ask('/en/buscar?q=a', { method, headers: asked });
      expect([status, headers.location]).toEqual([308, 'https://lab.example/en/buscar?q=a']);
    }
    const { headers } = await http.ask('//evil.example/', { headers: asked });
    expect(headers.location).toBe('https://lab.example//evil.example/');
  });

  test.each([
    ['GET', '/api/v1/exams'],
    ['POST', '/api/v1/plans'],
    ['POST', '/?index'],
  ])('%s %s, which would send the same in clear text again, is refused', async (method, path) => {
    const http = await run('https://lab.example', { trustedProxies: 1 });
    expect((await http.ask(path, { method, headers: asked })).status).toBe(403);
  });

  test.each<[string, string, number, Record<string, string>]>([
    ['https', 'https://lab.example', 1, { 'X-Forwarded-Proto': 'https' }],
    ['what another wrote further left', 'https://lab.example', 1, { 'X-Forwarded-Proto': 'http, https' }],
    ['no word of it', 'https://lab.example', 1, {}],
    ['an unknown proxy', 'https://lab.example', 0, { 'X-Forwarded-Proto': 'http' }],
    ['a site without https', 'http://lab.example', 1, { 'X-Forwarded-Proto': 'http' }],
  ])('%s: the page', async (_, publicUrl, trustedProxies, headers) => {
    const http = await run(publicUrl, { trustedProxies });
    expect((await http.ask('/nosotros', { headers: { Host: 'lab.example', ...headers } })).status).toBe(200);
  });

  test('health checks work over http', async () => {
    const http = await run('https://lab.example', { trustedProxies: 1 });
    expect((await http.ask('/readyz', { headers: asked })).status).toBe(200);
  });
});

test('D 5: one network is refused uncached pages, and still gets cached pages and health', async () => {
  const change: SiteOptions['change'] = (services) => ({
    ...services,
    hosting: { ...services.hosting, pagesPerMinute: 3 },
  });
  const { listener } = await openSite({ db: first.db, change });
  const http = await overHttp(listener);
  opened.push(http.close);
  for (const path of ['/nosotros', '/medicos', '/contacto', '/pacientes', '/blog'])
    expect((await http.ask(path)).status).toBe(200);
  const searches = [];
  for (const word of ['a', 'b', 'c', 'd']) searches.push(await http.ask(`/buscar?q=${word}`));
  expect(searches.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(searches.at(-1)?.headers['retry-after']).toBe('20');
  expect((await http.ask('/nosotros')).status).toBe(200);
  expect((await http.ask('/readyz')).status).toBe(200);
  expect((await http.ask('/brand/mark.svg')).status).toBe(200);
});

test('the data of a page that hydrates counts like the page', async () => {
  const change: SiteOptions['change'] = (services) => ({
    ...services,
    hosting: { ...services.hosting, pagesPerMinute: 3 },
  });
  const { listener } = await openSite({ db: first.db, change });
  const http = await overHttp(listener);
  opened.push(http.close);
  const answers = [];
  for (const path of ['', '.data', '.data?_routes=root', '.data'])
    answers.push(await http.ask(`/portal-medicos${path}`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(4).fill('no-store'));
});

test.each([
  [0, 1],
  [1, 3],
])(
  'D 12: with %i trusted proxies, a visitor who sends three addresses is counted as %i networks',
  async (trustedProxies, networks) => {
    const http = await run('https://lab.example', { trustedProxies });
    const headers = {
      Host: 'lab.example',
      Origin: 'https://lab.example',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const counted = async () => (await first.db.selectFrom('attempts').select('key').execute()).length;
    await first.db.deleteFrom('attempts').execute();
    for (const address of ['198.51.100.1', '203.0.113.7', '192.0.2.9']) {
      const sent = { ...headers, 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' };
      const body = 'correo=nadie%40lab.example&clave=tres+gatos+duermen';
      expect((await http.ask('/admin-login', { method: 'POST', headers: sent, body })).status).toBe(422);
    }
    // One count for the account at all networks; for each network, one for the account there and one for the network. The alarm about many
    // accounts (D 26) has two for each network and two for the site.
    expect(await counted()).toBe(1 + 2 * networks + 2 * networks + 2);
  },
);
