import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { locales, pathInLocale, spanishPath } from '../../app/i18n/locale.ts';
import { examPaths, personalPaths, publicPaths, someExamPaths } from '../support/addresses.ts';
import { openSite, publicUrl, type TestSite } from '../support/host.ts';
import { elements, metaOf } from '../support/html.ts';
import { isDate } from '../support/structured-data.ts';
import { childrenOf, parseXml, type XmlElement } from '../support/xml.ts';

let site: TestSite;
let map: XmlElement;
beforeAll(async () => {
  site = await openSite();
  map = parseXml(await (await site.get('/sitemap.xml')).text());
});
afterAll(() => site.close());

const textOf = (url: XmlElement, name: string): string | undefined => childrenOf(url, name)[0]?.text;
const pathOf = (address: string): string => new URL(address).pathname;
const listed = (): string[] => map.children.map((url) => pathOf(textOf(url, 'loc') ?? ''));
const alternatesOf = (url: XmlElement): (string | undefined)[][] =>
  childrenOf(url, 'xhtml:link').map(({ attributes }) => [attributes.hreflang, attributes.href]);

describe('/sitemap.xml', () => {
  test('is cacheable XML', async () => {
    const response = await site.get('/sitemap.xml');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toMatch(/^public/);
  });

  // https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd: a sequence, then elements of other namespaces.
  test('follows the sitemap schema', () => {
    expect([map.name, map.attributes]).toEqual([
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
    ]);
    expect(map.children.length).toBeLessThan(50_000);
    for (const url of map.children) {
      const names = url.children.map(({ name }) => name).join(' ');
      expect([url.name, names]).toEqual(['url', expect.stringMatching(/^loc( lastmod)?( xhtml:link){3}$/)]);
      expect(textOf(url, 'loc')?.startsWith(`${publicUrl}/`)).toBe(true);
      expect(textOf(url, 'loc')?.length).toBeLessThan(2048);
      expect(isDate(textOf(url, 'lastmod') ?? '2026-01-01')).toBe(true);
      for (const { attributes } of childrenOf(url, 'xhtml:link'))
        expect(attributes).toEqual({ rel: 'alternate', hreflang: expect.any(String), href: expect.any(String) });
    }
  });

  test('lists every public page, post, and exam in both languages, once, and no other', () => {
    const expected = locales.flatMap((locale) =>
      [...new Set([...publicPaths, ...examPaths])].map((path) => pathInLocale(locale, path)),
    );
    expect(listed().toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(70);
  });

  test('lists no personal page and no query', () => {
    const closed = personalPaths.flatMap((path) => locales.map((locale) => pathInLocale(locale, path)));
    expect(listed().filter((path) => closed.includes(path))).toEqual([]);
    expect(map.children.filter((url) => /[?#]/.test(textOf(url, 'loc') ?? ''))).toEqual([]);
  });

  test('every address answers with an indexable page that states the same address', async () => {
    const isReadElsewhere = (path: string) => examPaths.includes(path) && !someExamPaths.includes(path);
    for (const url of map.children) {
      const address = textOf(url, 'loc') ?? '';
      if (isReadElsewhere(spanishPath(pathOf(address)))) continue;
      const response = await site.get(pathOf(address));
      const html = await response.text();
      const links = elements(html, 'link');
      expect([address, response.status]).toEqual([address, 200]);
      expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe(address);
      expect([metaOf(html, 'robots'), response.headers.get('X-Robots-Tag')]).toEqual([undefined, null]);
      const head = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined);
      expect(head.map(({ hreflang, href }) => [hreflang, href])).toEqual(alternatesOf(url));
    }
  }, 240_000);

  test('the languages of a page refer to each other', () => {
    const byAddress = new Map(map.children.map((url) => [textOf(url, 'loc'), url]));
    for (const url of map.children) {
      const others = alternatesOf(url).map(([, href]) => byAddress.get(href ?? ''));
      expect(others.map((other) => other && alternatesOf(other))).toEqual(others.map(() => alternatesOf(url)));
    }
  });
});

describe('the dates of the sitemap', () => {
  /** From the front matter of the file itself. */
  const dateIn = (file: string, field: string): string | undefined =>
    readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8').match(
      new RegExp(`^${field}: (\\S+)`, 'm'),
    )?.[1];
  const dateOf = (path: string): string | undefined => {
    const url = map.children.find((one) => pathOf(textOf(one, 'loc') ?? '') === path);
    return url && textOf(url, 'lastmod');
  };

  test('are the content’s own', () => {
    expect(dateOf('/servicios/analisis-sangre')).toBe(dateIn('pages/blood-tests.es.md', 'reviewed'));
    expect(dateOf('/en/contacto')).toBe(dateIn('pages/contact.en.md', 'reviewed'));
    const post = 'blog/ayuno-antes-del-examen.es.md';
    const dates = [dateIn(post, 'published') ?? '', dateIn(post, 'reviewed') ?? ''];
    expect(dateOf('/blog/ayuno-antes-del-examen')).toBe(dates.toSorted().at(-1));
  });

  test('the list of posts changes with its newest post', () => {
    const posts = listed().filter((path) => path.startsWith('/blog/'));
    const newest = [dateIn('pages/blog.es.md', 'reviewed') ?? '', ...posts.map((path) => dateOf(path) ?? '')]
      .toSorted()
      .at(-1);
    expect(dateOf('/blog')).toBe(newest);
  });

  test('a page whose content has no date has none, and no date comes from a clock', async () => {
    expect(dateIn('pages/home.es.md', 'reviewed')).toBe(dateOf('/'));
    const later = await openSite({ at: '2031-03-04T15:00:00Z' });
    expect(parseXml(await (await later.get('/sitemap.xml')).text())).toEqual(map);
    await later.close();
  });
});

describe('/robots.txt', () => {
  const rulesOf = (text: string): string[] => [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);

  test('is text for every robot, with the address of the sitemap', async () => {
    const response = await site.get('/robots.txt');
    const text = await response.text();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.match(/^User-agent: .*/gm)).toEqual(['User-agent: *']);
    expect(text.match(/^Sitemap: .*/gm)).toEqual([`Sitemap: ${publicUrl}/sitemap.xml`]);
    expect(text.replace(/^((User-agent|Sitemap): \S+|Disallow:)?\n/gm, '')).toBe('');
  });

  // A page that was disallowed here could not show its `noindex`: a robot that may not read it still lists its bare address when others
  // link to it.
  test('lets every robot read the hidden pages, so that it sees their `noindex`', async () => {
    expect(rulesOf(await (await site.get('/robots.txt')).text())).toEqual([]);
    const unlisted = [...personalPaths, '/buscar', '/mi-lista'].flatMap((path) =>
      locales.map((locale) => pathInLocale(locale, path)),
    );
    for (const path of unlisted) expect([path, metaOf(await site.html(path), 'robots')]).toEqual([path, 'noindex']);
  });

  test('follows the site’s own address', async () => {
    const other = await openSite({ publicUrl: 'https://guadua.example' });
    expect(await (await other.get('/robots.txt')).text()).toContain('Sitemap: https://guadua.example/sitemap.xml');
    expect(await (await other.get('/sitemap.xml')).text()).not.toContain(publicUrl);
    await other.close();
  });
});
