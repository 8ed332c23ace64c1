import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';

import { breakPages } from '../support/broken-pages.ts';
import { openSite, siteOverHttp } from '../support/host.ts';

const { site, http } = siteOverHttp();

let log: MockInstance[];
beforeEach(() => {
  log = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
});
afterEach(() => vi.restoreAllMocks());
const logged = (): string[] => log.flatMap(({ mock }) => mock.calls.map((call) => call.map(String).join(' ')));

describe('what no page takes', () => {
  // Anybody could write a path into the log, and a stack of ten lines with it.
  test.each([
    ['POST', '/vih_CANARY', 'GET, HEAD'],
    ['PROPFIND', '/vih_CANARY', 'GET, HEAD'],
    ['OPTIONS', '/nosotros', 'GET, HEAD'],
    ['PUT', '/robots.txt', 'GET, HEAD'],
    ['POST', '/%E0%A4%A', 'GET, HEAD'],
    ['POST', '/brand/mark.svg', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/?index', 'GET, HEAD, POST'],
    ['PATCH', '/en/pruebas-embarazo', 'GET, HEAD, POST'],
  ])(
    '%s %s is refused in a few words, which say what is taken, and the log says nothing',
    async (method, path, allow) => {
      const answer = await http.ask(path, { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
      expect(answer.body.length).toBeLessThan(100);
      expect(logged()).toEqual([]);
    },
  );

  test.each(['/?index', '/en?index', '/pruebas-embarazo', '/en/pruebas-embarazo'])('%s takes a form', async (path) => {
    expect((await site.get(path, { method: 'POST', body: new URLSearchParams({}) })).status).toBe(200);
  });
});

describe('the log says nothing of', () => {
  test.each([
    '/vih_canary',
    '/blog/vih_canary',
    '/%E0%A4%A',
    '/en/blog/%ff',
    '/%00',
    '/a.data',
    '/assets/%E0%A4%A',
    '/a%0a.data',
    '//',
    '///en',
  ])('GET %s, which is not there', async (path) => {
    expect((await http.ask(path)).status).toBe(404);
    expect(logged()).toEqual([]);
  });

  // React Router's patterns do not match across a line end: no route answered, and each request wrote a stack into the log.
  test.each(
    ['%0a', '%0A', '%0d', '%0d%0a', '%E2%80%A8', '%E2%80%A9', '%C2%85', '%7F', '%1b'].flatMap((code) => [
      `/${code}`,
      `/x${code}y`,
      `/en/x${code}`,
      `/healthz${code}`,
      `/assets/a${code}`,
      `/blog/ayuno${code}`,
    ]),
  )('GET %s, whose path holds a control character: it is the 404 page (S2.02)', async (path) => {
    const answer = await http.ask(path);
    expect(answer.status).toBe(404);
    if (!path.startsWith('/assets')) expect(answer.body.toString()).toContain('Oops! Page not found');
    expect((await http.ask(path, { method: 'HEAD' })).status).toBe(404);
    expect(logged()).toEqual([]);
  });
});

test('a page that breaks is logged once, with where it broke and without its address', async () => {
  const broken = await openSite({ db: site.db, change: breakPages });
  expect((await broken.get('/servicios/paquetes/its?q=CANARY')).status).toBe(500);
  expect(logged()).toEqual([expect.stringMatching(/^Error: canary: .*\n\s+at /)]);
  expect(logged().join()).not.toMatch(/paquetes|CANARY|secreto/);
});
