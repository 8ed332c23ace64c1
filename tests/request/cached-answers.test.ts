import { describe, expect, test } from 'vitest';

import { personalPaths } from '../support/addresses.ts';
import { siteOverHttp } from '../support/host.ts';
import { metaOf } from '../support/html.ts';

const { http } = siteOverHttp();

describe('personal pages', () => {
  test.each(personalPaths.flatMap((path) => [path, `/en${path}`]))(
    '%s is never stored and never indexed',
    async (path) => {
      const answer = await http.ask(path);
      expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
      expect(metaOf(answer.body.toString(), 'robots')).toBe('noindex');
    },
  );
});

test.each([
  '/servicios.data',
  '/_root.data',
  '/medicos-login.data',
  '/medicos.data?_routes=root',
  '/examenes-laboratorio.data?q=vih',
  '/portal-resultados.data',
  '/portal-medicos/_.data',
  '/portal-medicos.data.data',
  '/portal-medicos.data/',
  '/__manifest?p=/portal-medicos',
])('%s, which only a router in the browser would fetch, is not there: that page has none', async (path) => {
  expect((await http.ask(path)).status).toBe(404);
});

test.each([
  ['/medicos-login.data', 404, 'no-store'],
  ['/admin-panel/auditoria.data', 404, 'no-store'],
  ['/admin-panel/no-existe.data', 404, 'no-store'],
  ['/en/portal-resultados/no/existe.data', 404, 'no-store'],
  ['/Portal-Resultados/', 308, 'no-store'],
  ['/en/portal-resultados/resultado/ABC', 308, 'no-store'],
  ['/Servicios', 308, undefined],
])('%s of a personal page is stored nowhere, also when no page answers', async (path, status, stored) => {
  const answer = await http.ask(path);
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, stored]);
});

describe('the data of a page that hydrates', () => {
  const paths = ['', '?_routes=root', '?_routes=none', '?x=1'].flatMap((query) =>
    ['/portal-medicos', '/en/portal-medicos'].map((page) => `${page}.data${query}`),
  );

  test.each(paths)('%s gets an answer that is neither cached nor indexed', async (path) => {
    const { status, headers } = await http.ask(path, { headers: { Cookie: 'session=CANARY-ana' } });
    expect([status, headers['content-type'], headers['cache-control'], headers['x-robots-tag'], headers.etag]).toEqual([
      200,
      'text/x-script',
      'no-store',
      'noindex',
      undefined,
    ]);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test.each(paths)('%s speaks the language of the page', async (path) => {
    const body = (await http.ask(path.replace(/\?.*/, ''))).body.toString();
    expect(body).toContain(path.startsWith('/en/') ? 'Your patients’ results' : 'Los resultados de sus pacientes');
  });

  test.each([{ Origin: 'https://elsewhere.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Cookie: 'session=ana' }])(
    'is changed by the site’s own pages alone: %o',
    async (headers) => {
      const answer = await http.ask('/portal-medicos.data', { method: 'POST', headers });
      expect(answer.status).toBe(403);
    },
  );
});
