/**
 * An overdose of acetaminophen once produced a plan for tomorrow: "no fasting, at home, ready at 5 p.m.", without the word "emergency".
 * These tests ask every surface of the site for the exams that only an emergency department should run.
 */
import { beforeAll, describe, expect, test } from 'vitest';

import { apiBase } from '../../app/api/api-operations.ts';
import { unpackRecords } from '../../app/domain/exam-search/records-text.ts';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { publicUrl, siteOverHttp } from '../support/host.ts';
import { elements, hrefsOf, metaOf, textOf } from '../support/html.ts';

const demonstration = createCatalogue(demonstrationExams);
const { site } = siteOverHttp({ change: (services) => ({ ...services, catalogue: async () => demonstration }) });

/** Drops the data of the islands, which repeat the visible text. */
const mainOf = (html: string): string =>
  html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/ data-props="[^"]*"/g, '');
const read = async (path: string): Promise<string> => textOf(mainOf(await site.html(path))).replace(/\s+/g, ' ');
const json = async (path: string) => (await site.get(apiBase + path)).json();

const usesOf = (use: string) => demonstration.exams.filter(({ urgent }) => urgent?.use === use);
const only = usesOf('emergency-only');
const onlyCodes = only.map(({ code }) => code);

test('the catalog has exams of every use', () => {
  for (const use of ['emergency-only', 'often-emergency', 'time-limited'])
    expect(usesOf(use).length, use).toBeGreaterThan(0);
});

describe('the page of an exam', () => {
  test.each(only.slice(0, 5).map(({ slug, urgent }) => [slug, urgent] as const))(
    '%s for emergencies only begins with the warning, and offers nothing',
    async (slug, urgent) => {
      for (const [locale, prefix] of [
        ['es', ''],
        ['en', '/en'],
      ] as const) {
        const html = mainOf(await site.html(`${prefix}/examenes-laboratorio/${slug}`));
        const sign = html.indexOf('data-warning-sign');
        expect(sign).toBeGreaterThan(0);
        expect(sign).toBeLessThan(html.indexOf('<h1'));
        expect(textOf(html)).toContain(urgent?.action[locale]);
        expect(hrefsOf(html)).toContain('tel:123');
        expect(html).not.toContain('data-list-add');
        for (const offer of ['id="cuando"', 'id="preparacion"', 'wa.me'])
          expect(html.split('<footer')[0], offer).not.toContain(offer);
        expect(textOf(html)).not.toMatch(/A domicilio|Sin ayuno|No fasting|At home/);
      }
    },
  );

  // The page that offers the nearest exams of a misspelled address once gave only their names.
  test.each([
    ['/examenes-laboratorio/glucosa-al-asar', 'glucosa-al-azar', 'es'],
    ['/en/examenes-laboratorio/glucosa-al-asar', 'glucosa-al-azar', 'en'],
  ] as const)('%s: the page of a misspelled address warns before it offers the exam', async (path, slug, locale) => {
    const html = mainOf(await (await site.get(path)).text());
    const link = html.indexOf(`/examenes-laboratorio/${slug}"`);
    expect(link).toBeGreaterThan(0);
    const sign = html.indexOf('data-warning-sign');
    expect(sign).toBeGreaterThan(0);
    expect(sign).toBeLessThan(link);
    expect(textOf(html)).toContain(demonstration.bySlug.get(slug)?.urgent?.action[locale]);
  });

  test('that can be an emergency begins with the warning, and can be ordered', async () => {
    const html = mainOf(await site.html('/examenes-laboratorio/glucosa-al-azar'));
    expect(html.indexOf('data-warning-sign')).toBeLessThan(html.indexOf('<h1'));
    expect(html).toContain('data-list-add="QUI-008"');
    expect(textOf(html)).not.toContain('A domicilio');
  });

  test('for HIV says that a treatment exists within 72 hours', async () => {
    for (const slug of ['vih-cuarta-generacion', 'chequeo-de-infecciones-de-transmision-sexual']) {
      expect(await read(`/examenes-laboratorio/${slug}`)).toMatch(/menos de 72 horas.*PEP/);
      expect(await read(`/en/examenes-laboratorio/${slug}`)).toMatch(/last 72 hours.*PEP/);
    }
  });

  test('cites the source of its warning, and gives search engines the advice', async () => {
    const html = await site.html('/examenes-laboratorio/acetaminofen');
    expect(textOf(html)).toContain('JAMA Netw Open 2023');
    expect(metaOf(html, 'description')).toMatch(/^Vaya ya a urgencias o llame al 123/);
  });
});

describe('a search', () => {
  test.each([
    ['sobredosis', '', 'MED-074'],
    ['me tomé un frasco', '', 'MED-074'],
    ['dolor en el pecho', '', 'QUI-060'],
    ['chest pain', '/en', 'QUI-060'],
    ['overdose', '/en', 'MED-074'],
  ])('for %j shows the warning above its results', async (query, prefix, code) => {
    const urgent = demonstration.byCode.get(code)?.urgent;
    const language = prefix === '' ? 'es' : 'en';
    for (const page of ['/examenes-laboratorio', '/buscar']) {
      const html = mainOf(await site.html(`${prefix}${page}?q=${encodeURIComponent(query)}`));
      const results = html.slice(html.search(/data-exam-alarm|id="examenes"|<section aria-labelledby="examenes"/));
      const box = results.indexOf('data-warning-sign');
      expect(box, page).toBeGreaterThan(-1);
      expect(box, page).toBeLessThan(results.indexOf('<h2'));
      expect(textOf(results), page).toContain(urgent?.action[language]);
    }
  });

  test.each([
    ['sida', 'INF-002'],
    ['sin condón', 'INF-059'],
  ])('for %j says in its first line, and once, that a treatment exists within 72 hours', async (query, code) => {
    const exam = demonstration.byCode.get(code);
    for (const page of ['/examenes-laboratorio', '/buscar']) {
      // The props of an island repeat its texts.
      const html = mainOf(await site.html(`${page}?q=${encodeURIComponent(query)}`)).replace(
        / data-props="[^"]*"/g,
        '',
      );
      const said = html.indexOf('hace menos de 72 horas');
      expect(said, page).toBeGreaterThan(-1);
      expect(said, page).toBeLessThan(html.indexOf(`/examenes-laboratorio/${exam?.slug}"`));
      expect(html.indexOf('hace menos de 72 horas', said + 1) === -1 || page === '/buscar', page).toBe(true);
    }
  });

  test('never offers an emergency with a list, a visit, or a price', async () => {
    const html = mainOf(await site.html('/examenes-laboratorio?q=sobredosis'));
    const rows = html.split('<li').filter((row) => row.includes('/examenes-laboratorio/acetaminofen"'));
    expect(rows).toHaveLength(1);
    const row = rows[0]?.split('</li>')[0] ?? '';
    expect(row).not.toContain('data-list-add');
    expect(textOf(row)).not.toMatch(/A domicilio|El mismo día|Sin ayuno|\$/);
  });

  test.each(['domicilio=1', 'hoy=1', 'sinayuno=1'])('finds no emergency among those that %s', async (filter) => {
    const html = mainOf(await site.html(`/examenes-laboratorio?q=sobredosis&${filter}`));
    expect(hrefsOf(html)).not.toContain('/examenes-laboratorio/acetaminofen');
  });

  test('in the browser knows every warning, and gives no emergency a date or a visit', async () => {
    const path = (await site.html('/examenes-laboratorio')).match(/\/catalogue\/records\/\w+/)?.[0] ?? '';
    const records = unpackRecords(await (await site.get(path)).text());
    for (const { code, urgent, atHome, sameDay } of records) {
      const exam = demonstration.byCode.get(code);
      expect(urgent?.sign ?? null, code).toEqual(exam?.urgent?.sign ?? null);
      if (urgent && urgent.use !== 'time-limited') expect(atHome, code).toBe(false);
      if (urgent?.use === 'emergency-only') expect(sameDay, code).toBe(false);
    }
  });
});

/** The planned parts of a list's page: the dates, the exams, the price, the preparation. */
const planned = ['fecha', 'examenes', 'total', 'preparacion'];
const sectionOf = (html: string, id: string): string => {
  const [section = ''] =
    html.match(new RegExp(`<section[^>]*(?:id|aria-labelledby)="${id}"[\\s\\S]*?</section>`)) ?? [];
  expect(section, id).not.toBe('');
  // A list with an emergency does not offer a visit at home.
  return textOf(section).replace('Agendar toma a domicilio ', '');
};

describe('a list', () => {
  test('separates an emergency, gives the reason, and plans the rest without it', async () => {
    const html = mainOf(await site.html('/mi-lista?e=MED-074,HEM-001&dia=2026-11-24&hora=07:00'));
    const text = textOf(html).replace(/\s+/g, ' ');
    expect(html.indexOf('data-warning-sign')).toBeLessThan(html.indexOf('<h1'));
    expect(text).toContain('Este examen se hace en urgencias: aquí no le damos fecha ni precio');
    expect(text).not.toContain('4 horas después');
    const alone = mainOf(await site.html('/mi-lista?e=HEM-001&dia=2026-11-24&hora=07:00'));
    for (const id of planned) expect(sectionOf(html, id), id).toBe(sectionOf(alone, id));
    const quote = hrefsOf(html).find((href) => href.includes('wa.me') && href.includes('-%20')) ?? '';
    expect(decodeURIComponent(quote)).not.toContain('MED-074');
  });

  test('with only an emergency has no plan, no date, and no calendar', async () => {
    const html = mainOf(await site.html('/mi-lista?e=MED-074'));
    expect(html).not.toContain('id="fecha"');
    expect(html).not.toContain('id="preparacion"');
    expect(textOf(html)).toContain('Quitar Acetaminofén');
    expect((await site.get('/mi-lista/preparacion.ics?e=MED-074')).status).toBe(404);
  });

  test('keeps the warning when a visitor chooses a day', async () => {
    const html = await site.html('/mi-lista?e=MED-074,HEM-001');
    expect(elements(html, 'input').find(({ name }) => name === 'e')?.value).toBe('MED-074,HEM-001');
  });

  test('warns above the plan about possible emergencies, and about HIV within 72 hours', async () => {
    const text = await read('/mi-lista?e=QUI-008,INF-002');
    expect(text).toMatch(/sudor frío.*menos de 72 horas.*Cómo prepararse/);
    expect(text).not.toContain('Todo se puede tomar en su casa');
  });

  test('warns of possible emergencies before less urgent exams, whatever the order of the list', async () => {
    expect(await read('/mi-lista?e=QUI-033,INF-002,QUI-008')).toMatch(/sudor frío.*muy lento.*menos de 72 horas/);
  });

  test('has its quotation below the warning, and its chat spells out no delicate sign', async () => {
    const quoteOf = async (path: string) =>
      decodeURIComponent(hrefsOf(mainOf(await site.html(path))).find((href) => href.includes('wa.me')) ?? '');
    const sign = demonstration.byCode.get('COA-003')?.urgent?.sign;
    for (const page of ['/mi-lista?e=HEM-001,COA-003', '/examenes-laboratorio/dimero-d'])
      expect(await quoteOf(page), page).toContain(`text=Puede ser una urgencia: ${sign?.es}`);
    expect(await quoteOf('/en/mi-lista?e=COA-003')).toContain(`text=This can be an emergency: ${sign?.en}`);
    const delicate = await quoteOf('/mi-lista?e=REP-008');
    expect(delicate).toContain('text=Si se siente mal o puede ser una urgencia, llame ya al 123');
    expect(delicate).not.toMatch(/embarazo|presión/);
    expect(await quoteOf('/mi-lista?e=HEM-001')).toContain('text=Hola');
  });

  test('has its calendar below the emergencies, and the calendar names no exam', async () => {
    const calendarOf = async (codes: string) =>
      (await (await site.get(`/mi-lista/preparacion.ics?e=${codes}`)).text()).replace(/\r\n /g, '');
    expect(await calendarOf('QUI-008')).toContain('DESCRIPTION:Si se siente mal o puede ser una urgencia');
    expect(await calendarOf('HEM-001')).not.toContain('urgencia');
  });

  test('with every emergency of the catalog in it plans, prices, and dates none of them', async () => {
    const alone = mainOf(await site.html('/mi-lista?e=HEM-001&dia=2026-11-24&hora=07:00'));
    // Identifiers are random.
    const calendarOf = async (codes: string) =>
      (await (await site.get(`/mi-lista/preparacion.ics?e=${codes}`)).text()).replace(/^UID:.*$/gm, '');
    for (let from = 0; from < onlyCodes.length; from += 59) {
      const codes = `HEM-001,${onlyCodes.slice(from, from + 59).join()}`;
      const html = mainOf(await site.html(`/mi-lista?e=${codes}&dia=2026-11-24&hora=07:00`));
      for (const id of planned) expect(sectionOf(html, id), id).toBe(sectionOf(alone, id));
      expect(await calendarOf(codes)).toBe(await calendarOf('HEM-001'));
    }
  });
});

test('the question when an exam is ready gets the warning, without a date', async () => {
  const asked = { method: 'POST', body: new URLSearchParams({ examen: 'MED-074' }), headers: { Origin: publicUrl } };
  const html = mainOf(await site.html('/entrega-rapida', asked));
  const answer = html.slice(html.indexOf('data-warning-sign'));
  expect(answer).toContain('tel:123');
  expect(html).not.toContain('data-list-add="MED-074"');
  expect(textOf(answer.slice(0, answer.indexOf('<form')))).not.toMatch(/antes de las/);
});

describe('the API', () => {
  let warning: { exam: string; planned: boolean };
  beforeAll(() => {
    warning = { exam: 'MED-074', planned: false };
  });

  test('gives the possible emergency of an exam, also in a search', async () => {
    const urgent = demonstration.byCode.get('MED-074')?.urgent;
    expect(await json('/exams/MED-074')).toMatchObject({ urgent });
    const { exams } = await json('/exams?q=sobredosis');
    expect(exams[0]).toMatchObject({ code: 'MED-074', urgent, atHome: false, sameDay: false });
    expect(await json('/exams/PAN-023')).toMatchObject({ urgent: { use: 'emergency-only' } });
    expect(await json('/exams/HEM-001')).toMatchObject({ urgent: null });
  });

  test('puts the warning first, and offers no exam for emergencies only', async () => {
    const priced = demonstration.exams.find(({ price, urgent }) => price !== null && urgent?.use === 'emergency-only');
    expect(priced).toBeDefined();
    const exam = await json(`/exams/${priced?.code}`);
    const page = await json(`/exams?q=${priced?.code}`);
    for (const one of [exam, page.exams[0]]) {
      expect(Object.keys(one)[0]).toBe('urgent');
      expect(one).toMatchObject({ code: priced?.code, price: null });
    }
  });

  test('plans and promises the rest of a list, and names the omitted exams', async () => {
    const plan = await json('/plans?e=QUI-033,QUI-008,HEM-001,MED-074');
    expect(plan).toMatchObject({
      exams: ['HEM-001', 'QUI-008', 'QUI-033'],
      warnings: [
        warning,
        { exam: 'QUI-008', planned: true, use: 'often-emergency' },
        { exam: 'QUI-033', planned: true, use: 'time-limited' },
      ],
    });
    const promise = await json('/promises?e=MED-074,HEM-001&taken=2026-11-24T07:30');
    expect(promise).toMatchObject({ exams: [{ exam: 'HEM-001' }], warnings: [warning] });
  });

  test('with only emergencies promises nothing, and gives the next step', async () => {
    expect(await json('/promises?e=MED-074&lang=en')).toMatchObject({
      due: null,
      exams: [],
      warnings: [warning],
      text: demonstration.byCode.get('MED-074')?.urgent?.action.en,
    });
    expect(await json(`/plans?e=${onlyCodes.slice(0, 50).join()}`)).toMatchObject({ exams: [], visits: [] });
  });
});
