import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { elements, hrefsOf, metaOf, textOf, texts } from '../support/html.ts';

let site: TestSite;
let withExams: TestSite;
beforeAll(async () => {
  site = await openSite();
  const catalogue = createCatalogue(demonstrationExams);
  withExams = await openSite({ change: (services) => ({ ...services, catalogue: async () => catalogue }) });
});
afterAll(async () => {
  await site.close();
  await withExams.close();
});

const english = { Cookie: 'site-locale=en' };
const spanish = { Cookie: 'site-locale=es' };

describe('an address without an exam', () => {
  test.each([
    ['/examenes-laboratorio/hemogrma', '¿Buscaba uno de estos exámenes?', '/examenes-laboratorio/hemograma-iv'],
    [
      '/en/examenes-laboratorio/hemogrma',
      'Were you looking for one of these tests?',
      '/en/examenes-laboratorio/hemograma-iv',
    ],
    [
      '/examenes-laboratorio/azucar-en-sangre',
      '¿Buscaba uno de estos exámenes?',
      '/examenes-laboratorio/glucosa-basal',
    ],
  ])('%s offers the nearest ones', async (path, heading, near) => {
    const response = await withExams.get(path);
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control'), metaOf(html, 'robots')]).toEqual([
      404,
      'no-store',
      'noindex',
    ]);
    expect(texts(html, 'h1')).toEqual(['404']);
    expect(texts(html, 'h2')).toContain(heading);
    expect(hrefsOf(html)).toContain(near);
    expect(elements(html, 'link').filter(({ rel }) => rel === 'canonical')).toEqual([]);
  });

  // '/no-existe' offered syphilis because of the 'no' in 'prueba no treponémica'.
  test.each(['no-existe', 'prueba', 'rayos-x', 'examen-de-mi-mama'])('%s is close to none', async (slug) => {
    const html = await (await withExams.get(`/examenes-laboratorio/${slug}`)).text();
    expect(texts(html, 'h2')).not.toContain('¿Buscaba uno de estos exámenes?');
  });

  test.each(['xqzwvk', '%22%3E%3Cscript%3E', 'a'.repeat(2000), '%F0%9F%A6%84'])(
    '%s offers none, and still gets an answer',
    async (slug) => {
      const response = await withExams.get(`/examenes-laboratorio/${slug}`);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).not.toContain('"><script>');
      expect(texts(html, 'h2')).toContain('Busquemos lo que necesita');
    },
  );
});

// S2.02, D5: status 404, the source's exact English words, help in the visitor's language.
describe('a path that does not exist', () => {
  test.each([
    ['/no-existe', {}, 'es-CO', '/'],
    ['/no-existe', english, 'en-US', '/en'],
    ['/no-existe', spanish, 'es-CO', '/'],
    ['/no-existe', { Cookie: 'site-locale=de' }, 'es-CO', '/'],
    ['/en/no-existe', {}, 'en-US', '/en'],
    // The address is English, and an earlier choice does not override it.
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
    const help = language === 'en-US' ? 'Let’s find what you need' : 'Busquemos lo que necesita';
    expect(texts(html, 'h2')).toContain(help);
    expect(texts(html, 'title')).toEqual([language === 'en-US' ? 'Page not found' : 'Página no encontrada']);
  });

  test('is not indexed, not cached, and not measured as a page', async () => {
    const response = await site.get('/no-existe');
    const html = await response.text();
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(elements(html, 'link').filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([]);
  });

  test('offers the most requested pages, in the page’s language', async () => {
    expect(hrefsOf(await site.html('/no-existe'))).toEqual(
      expect.arrayContaining(['/examenes-laboratorio', '/servicios', '/contacto']),
    );
    expect(hrefsOf(await site.html('/en/no-existe'))).toEqual(
      expect.arrayContaining(['/en/examenes-laboratorio', '/en/servicios', '/en/contacto']),
    );
  });

  test('searches the catalog, in the page’s language', async () => {
    for (const [path, action] of [
      ['/no-existe', '/examenes-laboratorio'],
      ['/en/no-existe', '/en/examenes-laboratorio'],
    ] as const) {
      const html = await site.html(path);
      expect(elements(html, 'form').map((form) => form.action)).toContain(action);
      expect(elements(html, 'input').filter(({ type, name }) => type === 'search' && name === 'q')).not.toEqual([]);
    }
  });

  test('one visitor’s language does not leak into another’s page', async () => {
    await site.html('/otra', { headers: english });
    expect(elements(await site.html('/otra'), 'html')[0]?.lang).toBe('es-CO');
  });
});

describe('a missing file', () => {
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
  ])('%s redirects to no other site', async (path) => {
    const location = (await site.get(path, { redirect: 'manual' })).headers.get('Location');
    expect(new URL(location ?? '/', 'https://laboratory.example').host).toBe('laboratory.example');
  });
});
