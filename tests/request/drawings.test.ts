import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { windowPeriods } from '../../app/domain/infections/window-periods.ts';
import { hcgByWeek } from '../../app/domain/pregnancy/hcg-by-week.ts';
import { prenatalTests } from '../../app/domain/pregnancy/prenatal-tests.ts';
import siteConfig from '../../site.config.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { elements, hrefsOf, textOf, texts } from '../support/html.ts';

// A drawing replaced a table or a paragraph: its text version must say everything that the drawing shows.

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const partOf = (html: string, id: string): string =>
  mainOf(html)
    .split('<section')
    .find((part) => part.includes(`<h2 id="${id}"`)) ?? '';

describe('the window periods', () => {
  test.each([
    [
      '',
      ['30–60 días', '84 días', '6 meses si su pareja la tiene.', 'Todavía no', 'Podría detectarla', 'Ya es confiable'],
    ],
    ['/en', ['30–60 days', '84 days', '6 months if your partner has it.', 'Not yet', 'May detect it', 'Reliable now']],
  ])('are a table with a row for each test%s', async (prefix, words) => {
    const part = partOf(await site.html(`${prefix}/servicios/paquetes/its`), 'ventana');
    // The tests that this laboratory does not do have a table of their own.
    expect(elements(part, 'tr')).toHaveLength(windowPeriods.length + 2);
    const [table = ''] = texts(part, 'table');
    for (const word of words) expect(table).toContain(word);
    expect(texts(part, 'tr').filter((row) => row.includes(String(words[0])))).toHaveLength(1);
  });

  test('need no script, no request, and no address', async () => {
    const part = partOf(await site.html('/servicios/paquetes/its'), 'ventana');
    const radios = elements(part, 'input');
    expect(radios.length).toBeGreaterThan(4);
    expect(radios.filter(({ type }) => type !== 'radio')).toEqual([]);
    expect(elements(part, 'form')).toEqual([]);
  });

  test('send a visitor of the first three days to an emergency room', async () => {
    const part = partOf(await site.html('/servicios/paquetes/its'), 'ventana');
    expect(part).toMatch(/urgencias.*href="#72-horas"/s);
  });
});

describe('the question about a neighborhood', () => {
  const ask = async (query: string, prefix = '') => {
    const response = await site.get(`${prefix}/toma-domicilio-medellin?q=${encodeURIComponent(query)}`);
    return { headers: response.headers, html: await response.text() };
  };

  test.each([
    ['floersta', '', 'Sí, llegamos a La Floresta, La América, Medellín.'],
    ['Girardota', '', 'Sí, llegamos a Girardota, en la zona urbana.'],
    ['medellin', '', 'En Medellín llegamos por comunas: escriba también el barrio.'],
    ['Rionegro', '', 'No encontramos «Rionegro» en la lista.'],
    ['Rionegro', '/en', 'We can’t find “Rionegro” on the list.'],
  ])('%s is answered by the server%s', async (query, prefix, words) => {
    const { html } = await ask(query, prefix);
    expect(textOf(partOf(html, 'cobertura'))).toContain(words);
    expect(partOf(html, 'cobertura')).toContain('https://wa.me/');
  });

  test('is in no cache, no search engine, and no measurement', async () => {
    const { headers, html } = await ask('Manila');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toMatch(/<meta name="referrer" content="strict-origin"/);
    expect(html).not.toContain('data-analytics');
  });

  test('shows what was typed as text', async () => {
    const { html } = await ask('<b>x</b> & "y"');
    expect(html).not.toContain('<b>x</b>');
  });

  test('the map and the list have the same zones', async () => {
    const part = partOf(await site.html('/toma-domicilio-medellin'), 'cobertura');
    const map = part.match(/<figure[\s\S]*?<\/figure>/)?.[0] ?? '';
    const zones = siteConfig.homeVisits.flatMap(({ municipality, areas }) =>
      areas.length > 0 ? areas : [municipality],
    );
    for (const zone of zones) expect(textOf(map)).toContain(zone);
    expect(
      siteConfig.zoneMap.rows
        .flat()
        .filter((name) => name !== null)
        .toSorted(),
    ).toEqual(zones.toSorted());
  });
});

test.each([
  ['', ['Lunes, 8:00', 'lunes, 5:00', 'miércoles, 5:00', 'Sábado, 9:00', 'Hora límite: 11:00']],
  ['/en', ['Monday, 8:00', 'Monday, 5:00', 'Wednesday, 5:00', 'Saturday, 9:00', 'Cut-off: 11:00']],
])('the week is a table of what the promise says%s', async (prefix, words) => {
  const part = textOf(partOf(await site.html(`${prefix}/entrega-rapida`), 'tiempos'));
  for (const word of words) expect(part).toContain(word);
});

test.each([
  ['', ['217–8.245', '27.107–201.165', 'Con 5.500 mUI/mL', '5, 6 y 7']],
  ['/en', ['217–8,245', '27,107–201,165', 'With 5,500 mIU/mL', '5, 6, and 7']],
])('the plot of hCG has its numbers as a table%s', async (prefix, words) => {
  const part = partOf(await site.html(`${prefix}/pruebas-embarazo`), 'valores');
  expect(elements(part, 'tr')).toHaveLength(hcgByWeek.length + 1);
  for (const word of words) expect(textOf(part)).toContain(word);
  expect(elements(part, 'figure').map(({ role }) => role)).toEqual(['img']);
});

test.each([
  ['', ['Primera consulta', 'Semanas 0–13', 'Semana 28', 'Semanas 35–37']],
  ['/en', ['Weeks 0–13', 'Week 28', 'Weeks 35–37']],
])('the forty weeks are a table with a row for each test%s', async (prefix, words) => {
  const part = partOf(await site.html(`${prefix}/pruebas-embarazo`), 'semanas');
  expect(elements(part, 'tr')).toHaveLength(prenatalTests.length + 1);
  for (const word of words) expect(texts(part, 'table')[0]).toContain(word);
  expect(hrefsOf(part)).toContain(`${prefix}/examenes-laboratorio/perfil-prenatal-primer-control`);
});

test.each([
  ['', ['11:30 p. m.', 'Solo agua, durante 8 horas', '7:30 a. m.']],
  ['/en', ['11:30 PM', 'Water only, for 8 hours', '7:30 AM']],
])('the fasting day is a list of its steps%s', async (prefix, words) => {
  const part = partOf(await site.html(`${prefix}/servicios/analisis-sangre`), 'dia-de-ayuno');
  const [list = ''] = texts(part, 'ol').map((text) => text.replaceAll('\u00A0', ' '));
  for (const word of words) expect(list).toContain(word);
});

test.each([
  ['', /Azul claro.*Roja.*Amarilla.*Verde.*Lila.*Gris/],
  ['/en', /Light blue.*Red.*Gold.*Green.*Lavender.*Gray/],
])('the tubes are a list in the order of draw%s', async (prefix, order) => {
  const part = partOf(await site.html(`${prefix}/servicios/analisis-sangre`), 'tubos');
  expect(texts(part, 'ol')[0]).toMatch(order);
});

test.each([
  ['', ['Su brazo', 'Antes de las 11:00', 'El mismo día, antes de las 5:00', 'Usted']],
  ['/en', ['Your arm', 'Before 11:00', 'The same day, before 5:00', 'You']],
])('the route of a sample is a list of its stops%s', async (prefix, words) => {
  const part = partOf(await site.html(`${prefix}/resultados-precisos`), 'recorrido');
  const [list = ''] = texts(part, 'ol');
  for (const word of words) expect(list.replaceAll('\u00A0', ' ')).toContain(word);
});
