import { describe, expect, test } from 'vitest';

import { publicUrl, siteOverHttp } from '../support/host.ts';
import { elements, hrefsOf, metaOf, textOf, texts } from '../support/html.ts';

const { site, http } = siteOverHttp();

const pathOf = (query: string, page = '/buscar'): string => `${page}?q=${encodeURIComponent(query)}`;
const resultsOf = (html: string): string => html.match(/<ol class="mt-4[\s\S]*<\/ol>/)?.[0] ?? '';
const found = async (query: string, page = '/buscar'): Promise<string[]> =>
  hrefsOf(resultsOf(await site.html(pathOf(query, page))));

describe('a search', () => {
  test('for parking shows the sites with parking', async () => {
    const results = resultsOf(await site.html(pathOf('parqueadero')));
    expect(textOf(results)).toMatch(/Parqueadero: (Hay|El edificio no tiene) parqueadero/);
  });

  test.each([
    ['colesterol', '/calculadoras-de-riesgo/colesterol'],
    ['colesterol entienda sus números', '/blog/colesterol-entienda-sus-numeros'],
    ['COLESTROL', '/calculadoras-de-riesgo/colesterol'],
    ['toma a domicilio', '/toma-domicilio-medellin'],
    ['espermograma', '/servicios/paquetes/espermograma'],
    ['microbiologia', '/servicios/microbiologia'],
    ['cómo leer un hemograma', '/blog/como-leer-un-hemograma'],
    ['paternidad', '/pruebas-de-paternidad'],
    ['contacto', '/contacto'],
    ['ver resultados', '/portal-resultados'],
    ['tiroid', '/blog/tiroides-tsh-t4'],
    // The parking of each site is in the page's components, not in its prose.
    ['parqueadero', '/contacto'],
  ])('for %j finds %s first', async (query, first) => {
    expect((await found(query))[0]).toBe(first);
  });

  test.each([
    ['cholesterol', '/en/calculadoras-de-riesgo/colesterol'],
    ['Fasting', '/en/blog/ayuno-antes-del-examen'],
    ['thyroid', '/en/blog/tiroides-tsh-t4'],
    ['semen analysis', '/en/servicios/paquetes/espermograma'],
  ])('in English for %j finds %s first', async (query, first) => {
    expect((await found(query, '/en/buscar'))[0]).toBe(first);
  });

  test('finds existing pages of its own language only', async () => {
    for (const [query, page, inside] of [
      ['glucosa', '/buscar', /^\/(?!en\/)/],
      ['glucose', '/en/buscar', /^\/en\//],
    ] as const) {
      const hrefs = await found(query, page);
      expect(hrefs.length).toBeGreaterThan(3);
      for (const href of hrefs) expect(href).toMatch(inside);
      for (const href of hrefs.slice(0, 3)) expect((await site.get(href)).status).toBe(200);
    }
  });

  test('highlights the words in the passage, and shows the question of that passage', async () => {
    const results = resultsOf(await site.html(pathOf('seguro de salud')));
    expect(texts(results, 'mark').map((text) => text.toLowerCase())).toEqual(
      expect.arrayContaining(['seguro', 'salud']),
    );
    expect(textOf(results)).toMatch(/¿Aceptan seguro de salud ?\?/);
  });

  test('finds no internal panel', async () => {
    for (const query of ['panel', 'administración', 'admin']) {
      expect((await found(query)).filter((href) => href.includes('admin'))).toEqual([]);
    }
  });

  test('without a result says so, offers the catalog and a chat, and does not pass on the typed text', async () => {
    const html = await site.html(pathOf('xyzw qqq'));
    expect(texts(html, 'h2')).toContain('No encontramos nada con «xyzw qqq»');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(hrefsOf(main)).toContain('/examenes-laboratorio');
    expect(hrefsOf(main).some((href) => href.startsWith('https://wa.me/'))).toBe(true);
    // Except for the same search in the other language.
    expect(hrefsOf(html).filter((href) => href.includes('xyzw') && !/^(\/en)?\/buscar\?/.test(href))).toEqual([]);
  });

  test.each(['', '?q=', '?q=%20', '?q=%3F%21', '?otro=1'])(
    '%j answers with the field and the most requested pages',
    async (query) => {
      const response = await site.get(`/buscar${query}`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(elements(html, 'input').some(({ name, type }) => name === 'q' && type === 'search')).toBe(true);
      expect(hrefsOf(html)).toContain('/blog/ayuno-antes-del-examen');
    },
  );
});

describe('the exams', () => {
  test.each([
    ['hemograma', '/buscar', '/examenes-laboratorio/hemograma-iv', '/examenes-laboratorio?q=hemograma'],
    ['cuadro ematico', '/buscar', '/examenes-laboratorio/hemograma-iv', '/examenes-laboratorio?q=cuadro+ematico'],
    ['blood count', '/en/buscar', '/en/examenes-laboratorio/hemograma-iv', '/en/examenes-laboratorio?q=blood+count'],
  ])('%j links to the exam of that name, and to the catalog', async (query, page, exam, all) => {
    expect(hrefsOf(await site.html(pathOf(query, page)))).toEqual(expect.arrayContaining([exam, all]));
  });

  test('without a word, or with one that names no exam, has no list of exams', async () => {
    for (const query of ['', 'xyzwq']) expect(await site.html(pathOf(query))).not.toContain('id="examenes"');
  });
});

describe('the typed text', () => {
  const typed = 'canario-vih-4711';

  test('is text, never markup', async () => {
    const html = await site.html(pathOf('"><script>alert(1)</script>'));
    expect(html).not.toContain('<script>alert(1)');
  });

  test('is answered and cut at any length', async () => {
    const html = await site.html(pathOf('a'.repeat(3000)));
    expect(html).toContain(`«${'a'.repeat(100)}»`);
    expect(html).not.toContain('a'.repeat(101));
  });

  test('is in no cache and on no other page', async () => {
    for (const page of ['/buscar', '/en/buscar']) {
      const answer = await http.ask(pathOf(typed, page));
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers.etag).toBeUndefined();
      expect(metaOf(answer.body.toString(), 'referrer')).toBe('strict-origin');
    }
    expect((await http.ask('/buscar')).body.toString()).not.toContain(typed);
  });

  test('is in no title, address, or structured data of the page', async () => {
    const html = await site.html(pathOf(typed));
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toContain(typed);
    expect(elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(`${publicUrl}/buscar`);
  });

  test('is not indexed', async () => {
    for (const path of ['/buscar', '/en/buscar', pathOf(typed)])
      expect(metaOf(await site.html(path), 'robots')).toBe('noindex');
  });
});

test('one search does not get another’s page, nor the empty page', async () => {
  await http.ask('/buscar');
  const [first, second] = [await http.ask(pathOf('glucosa')), await http.ask(pathOf('tiroides'))];
  expect(first.body.equals(second.body)).toBe(false);
  expect(first.body.toString()).toContain('«glucosa»');
});

test('every page links to the search', async () => {
  expect(hrefsOf(await site.html('/'))).toContain('/buscar');
  expect(hrefsOf(await site.html('/en/contacto'))).toContain('/en/buscar');
});
