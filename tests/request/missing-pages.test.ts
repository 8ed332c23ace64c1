import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openSite, type TestSite } from '../support/host.ts';
import { elements, hrefsOf, metaOf, textOf, texts } from '../support/html.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const english = { Cookie: 'site-locale=en' };
const spanish = { Cookie: 'site-locale=es' };

// S2.02, D5: status 404, the source's English words to the letter, help in the visitor's language.
describe('a path that does not exist', () => {
  test.each([
    ['/no-existe', {}, 'es-CO', '/'],
    ['/no-existe', english, 'en-US', '/en'],
    ['/no-existe', spanish, 'es-CO', '/'],
    ['/no-existe', { Cookie: 'site-locale=de' }, 'es-CO', '/'],
    ['/en/no-existe', {}, 'en-US', '/en'],
    // The address says English; what was chosen once does not overrule it.
    ['/en/no-existe', spanish, 'en-US', '/en'],
    ['/servicios/no-existe', {}, 'es-CO', '/'],
    ['/enero', {}, 'es-CO', '/'],
    ['/blog/no-existe', {}, 'es-CO', '/'],
    ['/en/blog/no-existe', {}, 'en-US', '/en'],
    ['//evil.example/servicios', {}, 'es-CO', '/'],
    ['/%E0%A4%A', {}, 'es-CO', '/'],
  ])('%s with %j is in %s and leads to %s', async (path, headers, language, home) => {
    const response = await site.get(path, { headers });
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(elements(html, 'html')[0]?.lang).toBe(language);
    expect(texts(html, 'h1')).toEqual(['404']);
    expect(textOf(html)).toContain('Oops! Page not found');
    expect(html).toMatch(new RegExp(`<a [^>]*href="${home}"[^>]*>Return to Home</a>`));
    const help = language === 'en-US' ? 'Let us find what you need' : 'Busquemos lo que necesita';
    expect(texts(html, 'h2')).toContain(help);
    expect(texts(html, 'title')).toEqual([language === 'en-US' ? 'Page not found' : 'Página no encontrada']);
  });

  test('is not indexed, not kept, and says so to nobody as a page', async () => {
    const response = await site.get('/no-existe');
    const html = await response.text();
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(elements(html, 'link').filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([]);
  });

  test('offers what people look for, in the page’s language', async () => {
    expect(hrefsOf(await site.html('/no-existe'))).toEqual(
      expect.arrayContaining(['/examenes-laboratorio', '/servicios', '/contacto']),
    );
    expect(hrefsOf(await site.html('/en/no-existe'))).toEqual(
      expect.arrayContaining(['/en/examenes-laboratorio', '/en/servicios', '/en/contacto']),
    );
  });

  test('one visitor’s language does not become another’s', async () => {
    await site.html('/otra', { headers: english });
    expect(elements(await site.html('/otra'), 'html')[0]?.lang).toBe('es-CO');
  });
});

describe('a file that does not exist', () => {
  test.each(['/assets/none.js', '/media/none.avif', '/og/none.jpg', '/wp-login.php', '/.env', '/.git/config'])(
    '%s',
    async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );
});

describe('no path leads out of the public folder', () => {
  test.each([
    '/..%2fserver%2findex.js',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/media/..%5c..%5cpackage.json',
    '/%00',
    '/assets/%00.js',
  ])('%s', async (path) => {
    const response = await site.get(path);
    const body = await response.text();
    expect(response.status).toBe(404);
    expect(body).not.toContain('createHost');
    expect(body).not.toContain('"devDependencies"');
  });
});

describe('a page has one address', () => {
  test.each([
    ['/servicios/', '/servicios'],
    ['/en/', '/en'],
    ['/en/servicios/', '/en/servicios'],
    ['/SERVICIOS', '/servicios'],
    ['/Servicios/Analisis-Sangre', '/servicios/analisis-sangre'],
    ['/EN/servicios', '/en/servicios'],
    ['/servicios/?utm=x', '/servicios?utm=x'],
    ['/servicios/paquetes/%69ts', '/servicios/paquetes/its'],
    ['/%65n/%53ervicios/?a=%41', '/en/servicios?a=%41'],
  ])('%s leads to %s', async (path, expected) => {
    const response = await site.get(path, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(expected);
  });

  test.each([
    '//evil.example/',
    '//evil.example/Servicios/',
    '/\\evil.example/',
    '/%2fevil.example/',
    '//%65vil.example',
  ])('%s leads to no other site', async (path) => {
    const location = (await site.get(path, { redirect: 'manual' })).headers.get('Location');
    expect(new URL(location ?? '/', 'https://laboratory.example').host).toBe('laboratory.example');
  });
});
