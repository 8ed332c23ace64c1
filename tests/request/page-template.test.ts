import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import siteConfig from '../../site.config.ts';
import { mapTilesUrl, openSite, type TestSite } from '../support/host.ts';
import { elements, hrefsOf, textOf, texts } from '../support/html.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const chatsIn = (html: string): string[] =>
  hrefsOf(mainOf(html))
    .filter((href) => href.startsWith('https://wa.me/'))
    .map((href) => new URL(href).searchParams.get('text') ?? '');

describe('a content page', () => {
  test.each([
    ['/servicios/hormonas', ['Inicio', 'Servicios', 'Hormonas'], 'Usted está en'],
    ['/en/servicios/hormonas', ['Home', 'Services', 'Hormones'], 'You are here'],
  ])('%s shows the current location', async (path, names, label) => {
    const html = await site.html(path);
    const trail = html.match(new RegExp(`<nav aria-label="${label}"[\\s\\S]*?</nav>`))?.[0] ?? '';
    expect(texts(trail, 'li')).toEqual(names);
    expect(trail.match(/aria-current="page"[^>]*>([^<]*)/)?.[1]).toBe(names.at(-1));
  });

  test('lists its existing sections, with the questions last', async () => {
    const html = await site.html('/servicios/hormonas');
    const [aside = ''] = html.match(/<nav aria-label="En esta página"[\s\S]*?<\/nav>/) ?? [];
    const anchors = hrefsOf(aside).map((href) => href.slice(1));
    expect(anchors.length).toBeGreaterThan(4);
    expect(anchors.at(-1)).toBe('preguntas');
    for (const anchor of anchors) expect(html).toMatch(new RegExp(`<h2[^>]* id="${anchor}"`));
  });

  test('opens its questions without a script, and names its sources, its reviewer, and the date', async () => {
    const html = await site.html('/servicios/hormonas');
    expect(texts(html, 'summary').filter((question) => question.endsWith('?')).length).toBeGreaterThan(2);
    const team = siteConfig.team['direccion-cientifica'].name.es;
    expect(textOf(html)).toMatch(new RegExp(`Revisado el \\d+ de \\p{L}+ de \\d{4} · ${team}.*Fuentes`, 'u'));
  });

  test('every table cell has the heading of its column', async () => {
    const cells = elements(mainOf(await site.html('/servicios/cardiologia')), 'td');
    expect(cells.length).toBeGreaterThan(10);
    expect(cells.filter((cell) => !cell['data-column'])).toEqual([]);
  });
});

describe('its chats', () => {
  test('name their page, in Spanish', async () => {
    for (const path of ['/servicios/hormonas', '/en/servicios/hormonas']) {
      const chats = chatsIn(await site.html(path));
      expect(chats.length).toBeGreaterThan(2);
      expect(chats.filter((text) => !text.includes('«Hormonas»'))).toEqual([]);
    }
  });

  test.each(['/servicios/paquetes/its', '/pruebas-embarazo', '/pruebas-de-paternidad'])(
    'of %s never name the topic',
    async (path) => {
      for (const address of [path, `/en${path}`]) {
        const chats = chatsIn(await site.html(address));
        expect(chats.length).toBeGreaterThan(1);
        expect(chats.filter((text) => /ITS|STI|VIH|sexual|embaraz|pregnan|patern|padre|«/i.test(text))).toEqual([]);
      }
    },
  );
});

test('the home visits list every municipality and area of the laboratory', async () => {
  const table = texts(await site.html('/toma-domicilio-medellin'), 'table').find((text) => text.includes('Municipio'));
  for (const { municipality, areas } of siteConfig.homeVisits)
    for (const name of [municipality, ...areas]) expect(table).toContain(name);
});

describe('the contact page', () => {
  test('has each site with its directions', async () => {
    const hrefs = hrefsOf(await site.html('/contacto'));
    for (const { latitude, longitude } of siteConfig.sites) {
      for (const start of ['https://www.google.com/maps/', 'https://waze.com/', 'geo:']) {
        const found = hrefs.filter(
          (href) => href.startsWith(start) && decodeURIComponent(href).includes(`${latitude},${longitude}`),
        );
        expect(found, start).toHaveLength(1);
      }
    }
  });

  test('requests no other service before the visitor allows it', async () => {
    const html = await site.html('/contacto');
    const asked = ['img', 'iframe', 'link', 'script'].flatMap((name) =>
      elements(html, name).flatMap(({ src, href, rel }) =>
        rel === 'canonical' || rel === 'alternate' ? [] : (src ?? href ?? []),
      ),
    );
    expect(asked.filter((url) => /^(https?:)?\/\//.test(url))).toEqual([]);
    expect(html).toContain(new URL(mapTilesUrl).host);
  });
});
