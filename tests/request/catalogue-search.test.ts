import { describe, expect, test } from 'vitest';

import { unpackRecords } from '../../app/domain/exam-search/records-text.ts';
import { siteOverHttp } from '../support/host.ts';
import { elements, hrefsOf, metaOf, texts } from '../support/html.ts';

const { site, http } = siteOverHttp();

const page = '/examenes-laboratorio';
const resultsOf = (html: string): string => html.match(/<div data-exam-results[\s\S]*?<\/section>/)?.[0] ?? '';
const asked = async (query: string, path = page): Promise<string> => resultsOf(await site.html(path + query));
const recordsOf = (html: string): string => html.match(/\/catalogue\/records\/\w+/)?.[0] ?? '';

describe('the catalog without a script', () => {
  test('opens with its areas, their numbers of exams, and the most requested exams', async () => {
    const results = await asked('');
    expect(hrefsOf(results)).toEqual(expect.arrayContaining([`${page}?area=haematology`, `${page}/hemograma-iv`]));
    expect(texts(results, 'h2')).toEqual(['Los que más nos piden', 'Por área']);
  });

  test.each([
    ['?q=cuadro+ematico', page, `${page}/hemograma-iv`],
    ['?q=complete+blood+count', `/en${page}`, `/en${page}/hemograma-iv`],
    ['?q=902213', page, `${page}/hemoglobina`],
  ])('answers %s on %s with %s first', async (query, path, first) => {
    expect(hrefsOf(await asked(query, path)).find((href) => href.startsWith(`${path}/`))).toBe(first);
  });

  test('shows the name by which it found an exam', async () => {
    expect(await asked('?q=cuadro+ematico')).toContain('También: cuadro hemático');
  });

  test('does not store or forward typed text, and hides it from search engines', async () => {
    const answer = await site.get(`${page}?q=vih`);
    const html = await answer.text();
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(metaOf(html, 'robots')).toContain('noindex');
    expect(metaOf(html, 'referrer')).toBe('strict-origin');
    expect(hrefsOf(html).filter((href) => /wa\.me|whatsapp/.test(href) && /vih/i.test(href))).toEqual([]);
  });

  test.each([
    ['as it opens', '?e=HEM-001,qui-001'],
    ['with an answer', '?e=HEM-001,QUI-001&q=tsh'],
    ['with a filter', '?e=HEM-001,QUI-001&area=chemistry'],
    ['where nothing passes', '?e=HEM-001,QUI-001&q=glucosa&area=genetics'],
  ])('carries the visitor’s current list, %s', async (_, query) => {
    const html = await site.html(page + query);
    const hrefs = hrefsOf(resultsOf(html)).map((href) => href.replaceAll('&amp;', '&'));
    const adding = hrefs.filter((href) => href.startsWith('/mi-lista'));
    const choosing = hrefs.filter((href) => href.startsWith(`${page}?`));
    expect(choosing.length).toBeGreaterThan(0);
    for (const href of adding) expect(href).toMatch(/^\/mi-lista\?e=HEM-001,QUI-001,[A-Z]{3}-\d{3}$/);
    for (const href of choosing) expect(href).toMatch(/[?&]e=HEM-001,QUI-001$/);
    expect(elements(html, 'input').find(({ name }) => name === 'e')?.value).toBe('HEM-001,QUI-001');
  });

  test('with a list is not stored, not passed on, and hidden from search engines', async () => {
    const answer = await site.get(`${page}?e=INF-002`);
    const html = await answer.text();
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('No-Vary-Search')).toContain('"e"');
    expect(metaOf(html, 'robots')).toContain('noindex');
    expect(metaOf(html, 'referrer')).toBe('strict-origin');
    expect((await site.get(page)).headers.get('Cache-Control')).toContain('s-maxage');
  });

  test('carries nothing of an invalid list', async () => {
    const html = await site.html(`${page}?e=%22%3E%3Cscript%3E`);
    expect(hrefsOf(resultsOf(html)).filter((href) => /[?&]e=.*[,<"]/.test(href))).toEqual([]);
  });

  test('shows typed text as text only', async () => {
    const html = await site.html(`${page}?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(html).not.toContain('<img src=x');
  });
});

describe('an order of several exams', () => {
  const order = (text: string): Promise<string> => asked(`?q=${encodeURIComponent(text)}`);

  test('is answered exam by exam, and added at once', async () => {
    const results = await order('cuadro hemático, glicemia en ayunas, parcial de orina, TSH, perfil lipídico');
    expect(texts(results, 'h2')).toEqual(['5 de 5 encontrados']);
    expect(hrefsOf(results)).toContain('/mi-lista?e=HEM-001,QUI-001,ORI-001,END-001,PAN-001');
    expect(results).toContain('Agregar los 5');
    expect(results).toContain('En su orden: glicemia en ayunas');
  });

  test('asks about ambiguous names, and reports unknown ones', async () => {
    const results = await order('hemograma, PT, ecografía, zzyzzx');
    expect(texts(results, 'h2')).toEqual(['1 de 4 encontrados']);
    const questions = texts(results, 'h3').filter((text) => text.includes('«'));
    expect(questions).toEqual([
      '«PT» puede ser varios exámenes. ¿Cuál le ordenaron?',
      'No encontramos «ecografía»',
      'No encontramos «zzyzzx»',
    ]);
    expect(results).toContain('Las radiografías, las ecografías y otras imágenes se hacen en un centro de imágenes.');
  });

  test('reports which text it did not read as an exam, and where it cut a long text', async () => {
    expect(await order('Dx: hipotiroidismo\nTSH, creatinina')).toContain(
      'No lo leímos como examen: Dx: hipotiroidismo.',
    );
    expect(await order(`TSH, creatinina, ${'x'.repeat(2000)}`)).toContain('leímos solo el comienzo');
  });
});

test('shows the number of searchable exams, and how to ask for another', async () => {
  const count = unpackRecords(await (await site.get(recordsOf(await site.html(page)))).text()).length;
  const html = await site.html(page);
  expect(html).toContain(`Aquí puede buscar ${new Intl.NumberFormat('es-CO').format(count)} exámenes`);
});

test.each(['xyzxyz', 'asdfgh', 'rayos x', 'ecografía', 'no existe', 'silla', 'lunes', 'messi', 'holter'])(
  '%s finds nothing',
  async (query) => {
    expect(texts(await asked(`?q=${encodeURIComponent(query)}`), 'h2')).toEqual([`No encontramos «${query}»`]);
  },
);

describe('the data for the browser’s search', () => {
  test('has every exam, and is never requested twice', async () => {
    const address = recordsOf(await site.html(page));
    const answer = await site.get(address);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    const records = unpackRecords(await answer.text());
    expect(records.length).toBeGreaterThanOrEqual(600);
    expect(records.find(({ code }) => code === 'HEM-001')?.slug).toBe('hemograma-iv');
  });

  test('is compressed with brotli to few bytes per exam', async () => {
    const address = recordsOf(await site.html(page));
    const exams = unpackRecords(await (await site.get(address)).text()).length;
    const { headers } = await http.ask(address, { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    // 250 kB for 5,000 exams, and the warnings of urgent exams, a few texts that many exams share.
    const warnings = 8_000;
    expect((Number(headers['content-length']) - warnings) / exams).toBeLessThanOrEqual(50);
  });

  test('an outdated name returns the current data, which no cache stores', async () => {
    const answer = await site.get('/catalogue/records/0123456789abcdef');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
});
