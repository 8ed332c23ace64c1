import { once } from 'node:events';
import { connect } from 'node:net';

import { describe, expect, test } from 'vitest';

import { breakPages } from '../support/broken-pages.ts';
import { captureLog } from '../support/captured-log.ts';
import { openSite, siteOverHttp } from '../support/host.ts';
import { rawServer } from '../support/raw-http.ts';

const { site, http } = siteOverHttp();

const logged = captureLog();

describe('requests that no page accepts', () => {
  // Anybody could write a path into the log, with a stack of ten lines.
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
    '%s %s is refused in a few words, which list the accepted methods, and nothing is logged',
    async (method, path, allow) => {
      const answer = await http.ask(path, { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
      expect(answer.body.length).toBeLessThan(100);
      expect(logged()).toEqual([]);
    },
  );

  test.each(['/?index', '/en?index', '/pruebas-embarazo', '/en/pruebas-embarazo'])(
    '%s accepts a form',
    async (path) => {
      expect((await site.get(path, { method: 'POST', body: new URLSearchParams({}) })).status).toBe(200);
    },
  );
});

describe('the log skips', () => {
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
  ])('GET %s, a missing page', async (path) => {
    expect((await http.ask(path)).status).toBe(404);
    expect(logged()).toEqual([]);
  });

  // React Router's patterns do not match across a line end: no route answered, and each request logged a stack.
  test.each(
    ['%0a', '%0A', '%0d', '%0d%0a', '%E2%80%A8', '%E2%80%A9', '%C2%85', '%7F', '%1b'].flatMap((code) => [
      `/${code}`,
      `/x${code}y`,
      `/en/x${code}`,
      `/healthz${code}`,
      `/assets/a${code}`,
      `/blog/ayuno${code}`,
    ]),
  )('GET %s, whose path has a control character: it is the 404 page (S2.02)', async (path) => {
    const answer = await http.ask(path);
    expect(answer.status).toBe(404);
    if (!path.startsWith('/assets')) expect(answer.body.toString()).toContain('Oops! Page not found');
    expect((await http.ask(path, { method: 'HEAD' })).status).toBe(404);
    expect(logged()).toEqual([]);
  });
});

/** The lines of the log, one JSON object each. */
const lines = (): Record<string, unknown>[] => logged().map((line) => JSON.parse(line));

test('a page that breaks is one line: its place and its route, without its address and its message', async () => {
  const broken = await openSite({ db: site.db, change: breakPages });
  const response = await broken.get('/servicios/paquetes/its?q=CANARY', { headers: { Cookie: 'a=CANARY' } });
  expect(response.status).toBe(500);
  expect(lines()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'error',
      event: 'request-failed',
      id: response.headers.get('X-Request-Id'),
      status: 500,
      route: '/servicios/paquetes/its',
      fault: 'Error',
      frames: expect.arrayContaining([expect.stringMatching(/^at /)]),
    },
  ]);
  expect(logged().join()).not.toMatch(/CANARY|canary|secreto/);
});

describe('a refusal is one line, which identifies its answer but no person', () => {
  test.each<[number, string, RequestInit]>([
    [403, '/?index', { method: 'POST', body: 'a=CANARY', headers: { Origin: 'https://CANARY.example' } }],
    [413, '/en/pruebas-embarazo', { method: 'POST', body: `CANARY${'a'.repeat(70_000)}` }],
  ])('%i %s', async (status, path, init) => {
    const response = await site.get(`${path}${path.includes('?') ? '&' : '?'}q=CANARY`, init);
    expect(response.status).toBe(status);
    expect(lines()).toEqual([
      {
        time: expect.any(String),
        level: 'warn',
        event: 'request-refused',
        id: response.headers.get('X-Request-Id'),
        status,
        ms: expect.any(Number),
        route: path.replace('?index', '').replace('/en', ''),
        client: expect.stringMatching(/^[\w-]{10}$/),
      },
    ]);
    expect(logged().join()).not.toContain('CANARY');
  });

  test('a shared answer carries no ID, which would be another visitor’s', async () => {
    expect((await site.get('/nosotros')).headers.get('X-Request-Id')).toBeNull();
    const [one, other] = [await site.get('/no-existe'), await site.get('/no-existe')];
    expect(one.headers.get('X-Request-Id')).toMatch(/^[\w-]{12}$/);
    expect(other.headers.get('X-Request-Id')).not.toBe(one.headers.get('X-Request-Id'));
  });
});

describe('a request that is cut off in the middle', () => {
  // Each wrote about 200 bytes into the log, without a limit.
  test.each(['/?index', '/pruebas-embarazo', '/api/v1/plans'])('POST %s: nothing is logged', async (path) => {
    const server = await rawServer(site.listener);
    for (let times = 0; times < 3; times += 1) {
      const socket = connect({ port: server.port, host: '127.0.0.1' });
      socket.on('error', () => {});
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: laboratory.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"exa`,
      );
      await once(socket, 'connect');
      // The server has read this request once it has answered the other one.
      await server.statuses('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      socket.destroy();
      await once(socket, 'close');
      await server.statuses('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    }
    await server.close();
    expect(logged()).toEqual([]);
  });
});
