import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { measurementOf } from './measurement.ts';
import { pageParameters, pathShape, reportableReferrer } from './page-address.ts';
import { classifiedPaths, classOf } from './page-class.ts';
import { tagOrigins } from './tag-origins.ts';

const labels = {
  Phone_Contact: null,
  WhatsApp_Contact: null,
  Form_Submit: null,
  Quote_Request: null,
  Appointment_Booking: null,
};
const measuring: Laboratory = {
  ...siteConfig,
  analytics: { ...siteConfig.analytics, measurementId: 'G-TEST000000', conversions: labels },
};
const answered = (pathname: string, status = 200, sensitive = false) => ({ pathname, status, sensitive });
const origin = 'https://laboratory.example';

describe('the measurement of an answer', () => {
  test('is null without an id', () => {
    fc.assert(
      fc.property(fc.constantFrom(...classifiedPaths), fc.constantFrom(200, 404, 500), (path, status) => {
        expect(measurementOf(siteConfig, answered(path, status))).toBeNull();
      }),
    );
  });

  test('is null for the class never, for any answer and any subpath', () => {
    const never = classifiedPaths.filter((path) => classOf(path) === 'never');
    expect(never.length).toBeGreaterThanOrEqual(8);
    fc.assert(
      fc.property(
        fc.constantFrom(...never),
        fc.constantFrom('', '/', '/x', '/x/1'),
        fc.constantFrom('', '/en'),
        fc.constantFrom(200, 404, 500),
        (path, below, language, status) => {
          expect(measurementOf(measuring, answered(language + path + below, status))).toBeNull();
        },
      ),
    );
  });

  test.each([
    ['/', 200, 'home'],
    ['/en', 200, 'home'],
    ['/servicios', 200, 'page'],
    ['/servicios', 500, 'failed'],
    ['/', 503, 'failed'],
    ['/no-existe', 404, 'missing'],
    ['/blog/no-existe', 404, 'missing'],
  ])('for %s answered %i is the screen %s', (path, status, screen) => {
    expect(measurementOf(measuring, answered(path, status))?.screen).toBe(screen);
  });

  test.each([
    ['/servicios', 200, false, { path: null, title: null, contact: true }],
    ['/', 200, false, { path: null, title: siteConfig.shortBrand, contact: true }],
    ['/servicios/paquetes/its', 200, false, { path: '/', title: siteConfig.shortBrand, contact: false }],
    ['/en/pruebas-embarazo', 200, false, { path: '/en', title: siteConfig.shortBrand, contact: false }],
    ['/blog/x', 200, true, { path: '/', title: siteConfig.shortBrand, contact: false }],
    ['/vih', 404, false, { path: '/404', title: siteConfig.shortBrand, contact: false }],
    // If a loader throws, no content can declare that the page is sensitive.
    ['/blog/x', 500, false, { path: '/', title: siteConfig.shortBrand, contact: false, screen: 'failed' }],
    ['/en/servicios', 400, false, { path: '/en', title: siteConfig.shortBrand, contact: false, screen: 'failed' }],
  ])('%s, %i, sensitive %s', (path, status, sensitive, expected) => {
    expect(measurementOf(measuring, answered(path, status, sensitive))).toMatchObject(expected);
  });

  test('a view of a page that must not be revealed equals one of the landing page in every part', () => {
    const [landing, delicate] = ['/', '/servicios/paquetes/its'].map((path) =>
      measurementOf(measuring, answered(path)),
    );
    expect(delicate).toEqual({ ...landing, path: '/', contact: false });
  });

  test('does not measure a page that answers typed input', () => {
    expect(measurementOf(measuring, { ...answered('/blog'), typed: true })).toBeNull();
  });

  test('reports a visitor’s selection under the plain title', () => {
    const chosen = measurementOf(measuring, { ...answered('/blog'), plainTitle: 'Blog' });
    expect(chosen).toMatchObject({ path: null, title: `Blog · ${siteConfig.shortBrand}` });
  });

  test('does not measure an unclassified page', () => {
    expect(measurementOf(measuring, answered('/new-page'))).toBeNull();
  });
});

describe('the reported page data', () => {
  const told = (path: string | null, title: string | null, href: string, referrer = '') =>
    pageParameters({ path, title }, { href, title: 'Its title', referrer });

  test('contain the address with its campaign parameters, and no others', () => {
    expect(told(null, null, `${origin}/examenes-laboratorio/tsh?dia=2026-11-25&hora=08:00`).page_location).toBe(
      `${origin}/examenes-laboratorio/tsh`,
    );
    expect(told(null, null, `${origin}/servicios?q=vih&utm_source=google&gclid=1&email=a@b.co#vih`)).toEqual({
      page_location: `${origin}/servicios?utm_source=google&gclid=1`,
      page_title: 'Its title',
      page_referrer: '',
    });
  });

  test('contain nothing of a page that must not be revealed', () => {
    const page = ['prueba', 'vih', 'utm', 'a@b.co', 'Its title'];
    fc.assert(
      fc.property(fc.constantFrom(...page), fc.constantFrom(...page), (one, other) => {
        const said = JSON.stringify(
          told('/', 'Yarumo', `${origin}/${one}/x?${other}=${one}&utm_campaign=vih#${other}`),
        );
        expect(said).toBe(JSON.stringify({ page_location: `${origin}/`, page_title: 'Yarumo', page_referrer: '' }));
      }),
    );
  });

  test.each([
    ['', ''],
    ['nonsense', ''],
    ['android-app://com.google/x', ''],
    ['https://www.google.com/search?q=prueba+de+vih', 'https://www.google.com/'],
    [`${origin}/servicios?q=vih`, `${origin}/servicios`],
    [`${origin}/en/servicios`, `${origin}/en/servicios`],
    [`${origin}/servicios/paquetes/its`, `${origin}/`],
    [`${origin}/en/pruebas-embarazo?x=1`, `${origin}/en`],
    [`${origin}/portal-resultados`, `${origin}/`],
    [`${origin}/pacientes`, `${origin}/`],
    [`${origin}/something/typed`, `${origin}/`],
    [`${origin}/blog/periodo-ventana-its`, `${origin}/blog`],
    [`${origin}/en/blog/x`, `${origin}/en/blog`],
    [`${origin}/blog`, `${origin}/blog`],
  ])('report the referrer %j as %j', (referrer, expected) => {
    expect(reportableReferrer(referrer, origin)).toBe(expected);
  });

  test('contain only the shape of an unknown address', () => {
    expect(pathShape('/vih/mi-caso')).toBe('/*/*');
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(pathShape(path)).toMatch(/^[/*]*$/);
      }),
    );
  });
});

describe('the origins of the tag', () => {
  const of = (conversions: Laboratory['analytics']['conversions'], scriptUrl = siteConfig.analytics.scriptUrl) => {
    const measurement = measurementOf(
      { ...measuring, analytics: { measurementId: 'G-1', scriptUrl, conversions } },
      answered('/'),
    );
    if (!measurement) throw new Error('the landing page is measured');
    return tagOrigins(measurement);
  };

  test('without a Google Ads conversion, contain no Google Ads origins', () => {
    expect(JSON.stringify(of(labels))).not.toMatch(/doubleclick|googleads|syndication/);
    expect(of(labels).scripts).toEqual(['https://www.googletagmanager.com']);
    expect(of({ ...labels, Form_Submit: 'AW-1/a' }).scripts).toContain('https://www.googleadservices.com');
  });

  test('contain an own tagging server instead of Google’s', () => {
    expect(of(labels, 'https://tag.laboratory.example/t.js').scripts).toEqual(['https://tag.laboratory.example']);
  });
});
