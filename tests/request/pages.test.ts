import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { languageTag, pathInLocale, spanishPath } from '../../app/i18n/locale.ts';
import { areaPages } from '../../app/views/pages/personal-pages.ts';
import { addresses, examPaths, personalPaths, postPaths, someExamPaths, spanishPaths } from '../support/addresses.ts';
import { openSite, publicUrl, type TestSite } from '../support/host.ts';
import { elements, hrefsOf, metaOf, textOf, texts } from '../support/html.ts';

let site: TestSite;
/** Every page, fetched once: path → HTML. */
const pages = new Map<string, string>();

beforeAll(async () => {
  site = await openSite();
  for (const { address } of addresses) pages.set(address, await site.html(address));
}, 120_000);
afterAll(() => site.close());

/** The list of exams is a separate page without text until it has an exam. The pages inside the areas have tests of their own. */
const elsewhere = new Set<string>([...examPaths, '/mi-lista', ...Object.values(areaPages)]);

const pageAt = (address: string): string => pages.get(address) ?? '';
const linkOf = (html: string, rel: string, hreflang?: string): string | undefined =>
  elements(html, 'link').find((link) => link.rel === rel && link.hreflang === hreflang)?.href;

test('the site has its thirty-two pages, the six of the calculators, the search, the list, the page for developers, its posts, and its exams', () => {
  expect(postPaths.length).toBeGreaterThan(10);
  expect(spanishPaths).toHaveLength(32 + 6 + 3 + postPaths.length + someExamPaths.length);
  expect(personalPaths.filter((path) => !spanishPaths.includes(path))).toEqual([]);
});

// S2.01: every path answers 200 with its own title, description, and content, in both languages.
describe.each(addresses)('$address', ({ address, locale, path }) => {
  test('answers with a page in its language', async () => {
    const response = await site.get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(pageAt(address)).toMatch(/^<!DOCTYPE html>/i);
    expect(elements(pageAt(address), 'html')[0]?.lang).toBe(languageTag[locale]);
  });

  test('has a title, a description, keywords, one heading, a lead, and a main action', () => {
    const html = pageAt(address);
    expect(texts(html, 'title')).toEqual([expect.stringMatching(/\S.* · \S/)]);
    expect(metaOf(html, 'description')).toMatch(/.{80,}/);
    expect(metaOf(html, 'keywords')).toMatch(/, /);
    expect(texts(html, 'h1')).toEqual([expect.stringMatching(/\S/)]);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const afterHeading = main.slice(main.indexOf('</h1>'));
    expect(textOf(afterHeading.match(/<p\b[^>]*>[\s\S]*?<\/p>/)?.[0] ?? '').length).toBeGreaterThan(60);
    expect(hrefsOf(afterHeading)).not.toEqual([]);
  });

  test('states its address in each language', () => {
    const html = pageAt(address);
    const inLocale = (language: 'es' | 'en') => new URL(pathInLocale(language, path), publicUrl).href;
    expect(linkOf(html, 'canonical')).toBe(inLocale(locale));
    expect(linkOf(html, 'alternate', 'es')).toBe(inLocale('es'));
    expect(linkOf(html, 'alternate', 'en')).toBe(inLocale('en'));
    expect(linkOf(html, 'alternate', 'x-default')).toBe(inLocale('es'));
  });

  test('has an existing picture for social networks', async () => {
    const html = pageAt(address);
    expect([metaOf(html, 'og:title'), metaOf(html, 'og:url')]).toEqual([
      texts(html, 'title')[0],
      linkOf(html, 'canonical'),
    ]);
    const picture = metaOf(html, 'og:image') ?? '';
    expect(picture.startsWith(`${publicUrl}/og/`)).toBe(true);
    const response = await site.get(picture.slice(publicUrl.length));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  });

  test('keeps search engines away from personal pages and the search only', () => {
    expect(metaOf(pageAt(address), 'robots')).toBe(
      [...personalPaths, '/buscar', '/mi-lista'].includes(path) ? 'noindex' : undefined,
    );
  });

  test('links to existing pages of its own language', async () => {
    const html = pageAt(address).replace(/<nav aria-label="(Idioma|Language)"[\s\S]*?<\/nav>/g, '');
    const inside = [...new Set(hrefsOf(html).filter((href) => href.startsWith('/')))];
    expect(inside.length).toBeGreaterThan(10);
    expect(inside.filter((href) => /^\/en(\/|#|$)/.test(href) !== (locale === 'en'))).toEqual([]);
    const shown = inside.map((href) => href.replace(/[?#].*/, '')).filter((href) => !href.endsWith('/rss.xml'));
    // This reads some of the exams. `exam-page.test.ts` reads others.
    const isThere = (href: string) => pages.has(href) || elsewhere.has(spanishPath(href));
    expect(shown.filter((href) => !isThere(href))).toEqual([]);
  });

  test('has no broken anchor', async () => {
    const html = pageAt(address);
    const missing: string[] = [];
    for (const href of hrefsOf(html).filter((one) => one.includes('#') && !one.startsWith('http'))) {
      const [page = '', anchor = ''] = href.split('#');
      // A price is on an exam's page, which is not one of the addresses above.
      const there = page === '' ? html : pageAt(page) || (await site.html(page));
      if (!there.includes(`id="${anchor}"`)) missing.push(href);
    }
    expect(missing).toEqual([]);
  });

  test('gives every picture a text and a size, and uses each id once', () => {
    const html = pageAt(address);
    expect(elements(html, 'img').filter(({ alt, width, height }) => alt === undefined || !width || !height)).toEqual(
      [],
    );
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(['es', 'en'] as const)('among the pages in %s', (locale) => {
  const own = addresses.filter((one) => one.locale === locale).map(({ address }) => address);

  test.each([
    ['title', (html: string) => texts(html, 'title')[0]],
    ['description', (html: string) => metaOf(html, 'description')],
    ['heading', (html: string) => texts(html, 'h1')[0]],
    ['social picture', (html: string) => metaOf(html, 'og:image')],
  ] as const)('no two have the same %s', (name, read) => {
    // Exams share the catalog's picture.
    const sharing = name === 'social picture' ? someExamPaths.map((path) => pathInLocale(locale, path)) : [];
    const found = own.filter((address) => !sharing.includes(address)).map((address) => read(pageAt(address)));
    expect(found.filter((text, index) => found.indexOf(text) !== index)).toEqual([]);
  });
});

test('every page differs between the languages', () => {
  const alike = spanishPaths.filter((path) => textOf(pageAt(path)) === textOf(pageAt(pathInLocale('en', path))));
  expect(alike).toEqual([]);
});
