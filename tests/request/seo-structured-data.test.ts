import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageTag, locales, pathInLocale } from '../../app/i18n/locale.ts';
import { pagePaths } from '../../app/views/pages/page-paths.ts';
import siteConfig from '../../site.config.ts';
import { postPaths } from '../support/addresses.ts';
import { absolute, describedPages, type ReadPages, readPages, type Thing } from '../support/described-pages.ts';
import { publicUrl } from '../support/host.ts';
import { jsonLdOf, metaOf, texts } from '../support/html.ts';
import { readVocabulary } from '../support/schema-org.ts';
import { faultsOf } from '../support/structured-data.ts';

const vocabulary = readVocabulary();
let pages: ReadPages;
beforeAll(async () => {
  pages = await readPages();
}, 240_000);
afterAll(() => pages.site.close());

describe.each(describedPages)('$address', ({ address, locale }) => {
  test('uses terms of schema.org only', () => {
    const blocks = jsonLdOf(pages.htmlAt(address));
    expect(blocks).toHaveLength(1);
    expect(blocks.flatMap((block) => faultsOf(block, vocabulary))).toEqual([]);
  });

  test('names the laboratory and the site, with its search', () => {
    expect(pages.thingAt(address, 'DiagnosticLab')).toMatchObject({
      '@id': `${publicUrl}/#laboratory`,
      name: siteConfig.brand,
    });
    expect(pages.thingAt(address, 'WebSite')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute(pathInLocale(locale, '/buscar'))}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    });
  });
});

const inside = describedPages.filter(({ path }) => path !== '/');

describe.each(inside)('the page of $address', ({ address, locale }) => {
  const page = () => pages.graphAt(address).find(({ '@id': id }) => id === `${absolute(address)}#page`) ?? {};

  test('matches its visible text', () => {
    const html = pages.htmlAt(address);
    expect(page()).toMatchObject({
      url: absolute(address),
      inLanguage: languageTag[locale],
      description: metaOf(html, 'description'),
    });
    expect(texts(html, 'title')[0]?.startsWith(String(page().name))).toBe(true);
  });

  test('ends its breadcrumb, and each step is a page', () => {
    const steps = pages.thingAt(address, 'BreadcrumbList')?.itemListElement as Thing[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    const way = steps.map(({ item }) => String((item as Thing)['@id']));
    expect([way[0], way.at(-1)]).toEqual([absolute(pathInLocale(locale, '/')), absolute(address)]);
    expect(way.filter((step) => !pages.has(new URL(step).pathname))).toEqual([]);
  });
});

describe('the topic of a page', () => {
  const subjectOf = (path: string) => pages.graphAt(path).find(({ '@id': id }) => String(id).endsWith('#subject'));

  test.each([
    ['/servicios/paquetes/its', 'MedicalTestPanel'],
    ['/servicios/paquetes/gastrointestinal', 'MedicalTestPanel'],
    ['/servicios/paquetes/espermograma', 'MedicalTest'],
    ['/pruebas-embarazo', 'MedicalTest'],
    ['/servicios/analisis-sangre', 'Service'],
    // Kinship is not a medical topic.
    ['/pruebas-de-paternidad', 'Service'],
    ['/blog/ayuno-antes-del-examen', 'BlogPosting'],
    ['/politicas-privacidad', undefined],
  ])('%s: %s', (path, type) => {
    for (const locale of locales) expect(subjectOf(pathInLocale(locale, path))?.['@type']).toBe(type);
  });

  test('medical pages state the date and the author of their review, and no other page claims one', () => {
    for (const { address } of describedPages) {
      const node = pages.thingAt(address, 'MedicalWebPage');
      if (node)
        expect([address, node.lastReviewed, node.reviewedBy]).toEqual([
          address,
          expect.any(String),
          expect.objectContaining({ '@type': 'Organization' }),
        ]);
      else expect(JSON.stringify(pages.graphAt(address))).not.toContain('reviewedBy');
    }
    expect(pages.thingAt('/servicios/analisis-sangre', 'MedicalWebPage')).toMatchObject({
      lastReviewed: expect.any(String),
    });
    expect(pages.thingAt('/contacto', 'MedicalWebPage')).toBeUndefined();
  });

  test.each(postPaths.flatMap((path) => [path, `/en${path}`]))(
    'the post %s names its author, dates, picture, and sources',
    (address) => {
      expect(pages.thingAt(address, 'BlogPosting')).toMatchObject({
        headline: texts(pages.htmlAt(address), 'h1')[0],
        author: { '@type': 'Organization', name: expect.any(String) },
        publisher: { '@id': `${publicUrl}/#laboratory` },
        datePublished: expect.any(String),
        dateModified: expect.any(String),
        image: { url: metaOf(pages.htmlAt(address), 'og:image') },
        inLanguage: address.startsWith('/en/') ? 'en-US' : 'es-CO',
        citation: expect.arrayContaining([
          expect.objectContaining({ '@type': 'CreativeWork', url: expect.any(String) }),
        ]),
      });
    },
  );
});

describe('questions', () => {
  test('in structured data are on the page, with their answers as text', () => {
    const asked = describedPages.flatMap(({ address }) => {
      const questions = [pages.thingAt(address, 'FAQPage')?.mainEntity ?? []].flat() as {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      return questions.map(({ name, acceptedAnswer }) => ({ address, name, answer: acceptedAnswer.text }));
    });
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ answer }) => answer.length < 20 || /<|&\w+;/.test(answer))).toEqual([]);
    const bare = (text: string): string => text.replace(/\s/g, '');
    const standOn = (address: string): string[] => texts(pages.htmlAt(address), 'details').map(bare);
    expect(asked.filter((one) => !standOn(one.address).includes(bare(one.name + one.answer)))).toEqual([]);
  });
});

describe('the date of a review', () => {
  /** The date of the last review in the front matter. */
  const reviewedIn = (path: string, locale: string): string | undefined => {
    const page = Object.entries(pagePaths).find(([, one]) => one === path)?.[0];
    const file = page ? `pages/${page}` : path.slice(1);
    const text = readFileSync(new URL(`../../content/${file}.${locale}.md`, import.meta.url), 'utf8');
    return text.match(/^reviewed: (\S+)/m)?.[1];
  };

  test('a page has the review date of its own file', () => {
    // An exam has its date in the catalog (`exam-page.test.ts`).
    const written = inside.filter(({ path }) => !path.startsWith('/examenes-laboratorio/'));
    const told = written.map(({ address, path, locale }) => ({
      address,
      own: reviewedIn(path, locale),
      told: pages.graphAt(address).find(({ '@id': id }) => id === `${absolute(address)}#page`)?.lastReviewed,
    }));
    expect(told.filter((one) => one.told !== one.own)).toEqual([]);
    expect(told.filter((one) => one.told).length).toBeGreaterThan(50);
  });
});

describe('the profile of the laboratory (S3.04)', () => {
  test.each(['/', '/en', '/contacto', '/en/contacto'])('is complete on %s', (address) => {
    expect(pages.thingAt(address, 'MedicalBusiness')).toMatchObject({
      telephone: siteConfig.phones[0],
      geo: { latitude: 6.244, longitude: -75.581 },
      address: siteConfig.sites.map(({ name, address: street }) => ({
        '@type': 'PostalAddress',
        name,
        streetAddress: street,
      })),
      areaServed: siteConfig.city,
      currenciesAccepted: 'COP',
    });
  });

  test('the landing page has only the profile and the site, because its bytes are limited', () => {
    for (const home of ['/', '/en'])
      expect(pages.graphAt(home).map(({ '@type': type }) => type)).toEqual([
        ['DiagnosticLab', 'MedicalBusiness'],
        'WebSite',
      ]);
  });

  test('a network without an address is not claimed', () => {
    expect(JSON.stringify(pages.graphAt('/'))).not.toContain('sameAs');
  });
});

// `/buscar` is not in the content's list of pages, but it has structured data, too.
test.each(['/buscar?q=tiroides', '/blog?pagina=2'])('%s, too, uses terms of schema.org only', async (address) => {
  const blocks = jsonLdOf(await pages.site.html(address));
  expect(blocks).toHaveLength(1);
  expect(blocks.flatMap((block) => faultsOf(block, vocabulary))).toEqual([]);
});
