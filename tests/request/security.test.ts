import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import siteConfig from '../../site.config.ts';
import { breakPages } from '../support/broken-pages.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { textOf } from '../support/html.ts';

let site: TestSite;
let broken: TestSite;
beforeAll(async () => {
  site = await openSite();
  broken = await openSite({ db: site.db, change: breakPages });
});
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());

const headersOfEveryAnswer = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'credentialless'],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['Permissions-Policy', expect.stringContaining('camera=()')],
] as const;

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
});

describe('every kind of answer has the security headers', () => {
  test.each([
    ['a page', 200, () => site.get('/')],
    ['a page from the cache', 200, () => site.get('/')],
    ['an unchanged page', 304, () => site.get('/', { headers: { 'If-None-Match': '*' } })],
    ['a personal page', 200, () => site.get('/portal-resultados')],
    ['a file', 200, () => site.get('/brand/mark.svg')],
    ['a missing page', 404, () => site.get('/no-existe')],
    ['a missing file', 404, () => site.get('/assets/no-existe.js')],
    ['a non-canonical address', 308, () => site.get('/Servicios/')],
    ['the answer to the form', 200, () => site.get('/?index', form({ nombre: 'Ana' }))],
    ['a form from another site', 403, () => site.get('/?index', form({}, { Origin: 'https://evil.example' }))],
    ['an oversized form', 413, () => site.get('/?index', form({ mensaje: 'a'.repeat(70_000) }))],
    ['an unknown method', 405, () => site.get('/nosotros', { method: 'PUT', body: 'x' })],
    ['a page that breaks', 500, () => broken.get('/nosotros')],
    ['a file for machines', 200, () => site.get('/sitemap.xml')],
    ['a file for machines from the cache', 200, () => site.get('/sitemap.xml')],
    ['an answer of the API', 200, () => site.get('/api/v1/exams')],
    ['a script', 200, () => site.get('/sw.js')],
    ['health', 200, () => site.get('/healthz')],
    ['readiness', 200, () => site.get('/readyz')],
  ])('%s (%i)', async (_, status, ask) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await ask();
    expect(response.status).toBe(status);
    for (const [name, value] of headersOfEveryAnswer) expect(response.headers.get(name)).toEqual(value);
    if (response.headers.get('Content-Type')?.startsWith('text/html')) {
      expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    }
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('a site without https does not require it', async () => {
    const local = await openSite({ db: site.db, publicUrl: 'http://localhost:3000' });
    for (const path of ['/', '/healthz'])
      expect((await local.get(path)).headers.get('Strict-Transport-Security')).toBeNull();
  });
});

describe('a laboratory’s name cannot become markup', () => {
  const evil = '</script><img src=x onerror=a(1)>';
  const laboratory = {
    ...siteConfig,
    brand: evil,
    shortBrand: evil,
    sites: [{ id: 'a', name: evil, address: evil, latitude: 0, longitude: 0 }],
  };

  test.each([
    ['/', 200],
    ['/en', 200],
    ['/nosotros', 200],
    ['/contacto', 200],
    ['/no-existe', 404],
  ])('on %s', async (path, status) => {
    const hostile = await openSite({ db: site.db, laboratory });
    const response = await hostile.get(path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).not.toContain('<img src=x');
    expect(textOf(html)).toContain(evil);
  });
});
