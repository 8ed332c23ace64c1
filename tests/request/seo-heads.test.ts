import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { languageTag, pathInLocale } from '../../app/i18n/locale.ts';
import siteConfig from '../../site.config.ts';
import { personalPaths, postPaths } from '../support/addresses.ts';
import { absolute, describedPages, type ReadPages, readPages } from '../support/described-pages.ts';
import { publicUrl } from '../support/host.ts';
import { elements, metaOf, texts } from '../support/html.ts';

let pages: ReadPages;
beforeAll(async () => {
  pages = await readPages();
}, 240_000);
afterAll(() => pages.site.close());

// S3.03: title, description, keywords, canonical, Open Graph, JSON-LD, robots.
describe.each(describedPages)('$address', ({ address, locale, path }) => {
  test('describes itself, in its language', () => {
    const html = pages.htmlAt(address);
    expect(elements(html, 'html')[0]?.lang).toBe(languageTag[locale]);
    expect(texts(html, 'title')).toEqual([expect.stringMatching(/^.{10,65}$/)]);
    expect(metaOf(html, 'description')).toMatch(/^.{80,160}$/);
    expect(metaOf(html, 'keywords')).toMatch(/\S, \S/);
    expect(texts(html, 'h1')).toHaveLength(1);
    for (const name of ['description', 'keywords', 'twitter:card', 'og:title', 'og:url', 'og:image'])
      expect([name, elements(html, 'meta').filter((meta) => (meta.name ?? meta.property) === name).length]).toEqual([
        name,
        1,
      ]);
  });

  test('has one address in each language, and the languages refer to each other', () => {
    const linksOf = (one: string) => elements(pages.htmlAt(one), 'link');
    expect(linksOf(address).filter(({ rel }) => rel === 'canonical')).toEqual([
      { rel: 'canonical', href: absolute(address) },
    ]);
    const alternatesOf = (one: string) =>
      linksOf(one).flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang ? [[hreflang, href]] : []));
    expect(alternatesOf(address)).toEqual([
      ['es', absolute(pathInLocale('es', path))],
      ['en', absolute(pathInLocale('en', path))],
      ['x-default', absolute(pathInLocale('es', path))],
    ]);
    expect(alternatesOf(pathInLocale(locale === 'es' ? 'en' : 'es', path))).toEqual(alternatesOf(address));
  });

  test('has a correct preview when shared', () => {
    const html = pages.htmlAt(address);
    expect(
      Object.fromEntries(
        elements(html, 'meta').flatMap(({ property, content }) =>
          property?.startsWith('og:') ? [[property, content]] : [],
        ),
      ),
    ).toEqual({
      'og:type': postPaths.includes(path) ? 'article' : 'website',
      'og:site_name': siteConfig.brand,
      'og:locale': locale === 'es' ? 'es_CO' : 'en_US',
      'og:locale:alternate': locale === 'es' ? 'en_US' : 'es_CO',
      'og:title': texts(html, 'title')[0],
      'og:description': metaOf(html, 'description'),
      'og:url': absolute(address),
      'og:image': expect.stringMatching(new RegExp(`^${publicUrl}/og/[\\w-]+\\.${locale}\\.jpg$`)),
      'og:image:width': '1200',
      'og:image:height': '630',
      // The heading has its second name in an element of its own.
      'og:image:alt': texts(html, 'h1')[0]?.replace('( ', '(').replace(' )', ')'),
    });
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
  });
});

describe('a page hidden from search engines', () => {
  test.each(personalPaths.flatMap((path) => [path, `/en${path}`]))(
    '%s says so in the page and in its headers',
    async (address) => {
      const response = await pages.site.get(address);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(metaOf(pages.htmlAt(address), 'robots')).toBe('noindex');
    },
  );
});

describe('a page with a query', () => {
  test.each(['/buscar', '/buscar?q=tiroides', '/en/buscar?q=thyroid', '/blog?q=ayuno'])(
    '%s is not indexed, and its canonical address has no query',
    async (address) => {
      const html = await pages.site.html(address);
      expect(metaOf(html, 'robots')).toBe('noindex');
      expect(elements(html, 'link').filter(({ rel }) => rel === 'canonical')).toEqual([
        { rel: 'canonical', href: absolute(address.replace(/\?.*/, '')) },
      ]);
    },
  );

  test('the second page of the posts is canonical, in both languages', async () => {
    const html = await pages.site.html('/blog?pagina=2');
    const links = elements(html, 'link').filter(({ rel, hreflang }) => rel === 'canonical' || hreflang === 'en');
    expect(links.map(({ href }) => href)).toEqual([absolute('/blog?pagina=2'), absolute('/en/blog?pagina=2')]);
    expect(metaOf(html, 'robots')).toBeUndefined();
  });
});
