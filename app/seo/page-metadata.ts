import type { MetaDescriptor } from 'react-router';

import { type Locale, languageTag, locales, pathInLocale } from '../i18n/locale.ts';

/** A page's metadata for search engines and social networks (clause S3.01). */
export interface PageMetadata {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Absolute. */
  canonicalUrl: string;
  /** Absolute; `socialCardSize` is its size. */
  ogImage: string;
  /** The text on that picture. */
  ogImageAlt: string;
  ogType: 'website' | 'article';
  siteName: string;
  locale: Locale;
  structuredData: object | null;
  noindex: boolean;
}

/** Returns the metadata as the elements of a `<head>`, in React Router's form: [{ title: 'Contacto · Yarumo' }, …]. */
export function metaDescriptors(page: PageMetadata): MetaDescriptor[] {
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: page.canonicalUrl },
    ...openGraph(page),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ? [{ 'script:ld+json': page.structuredData }] : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

const openGraph = (page: PageMetadata): MetaDescriptor[] =>
  [
    ['og:type', page.ogType],
    ['og:site_name', page.siteName],
    ['og:locale', openGraphLocale(page.locale)],
    ...locales.filter((other) => other !== page.locale).map((other) => ['og:locale:alternate', openGraphLocale(other)]),
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', page.canonicalUrl],
    ['og:image', page.ogImage],
    ['og:image:width', String(socialCardSize.width)],
    ['og:image:height', String(socialCardSize.height)],
    ['og:image:alt', page.ogImageAlt],
  ].map(([property, content]) => ({ property, content }));

/** 'es' → 'es_CO' */
const openGraphLocale = (locale: Locale): string => languageTag[locale].replace('-', '_');

/** The picture that social networks show, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** ('blood-tests', 'en') → '/og/blood-tests.en.jpg' */
export const socialCardPath = (id: string, locale: Locale): string => `/og/${id}.${locale}.jpg`;

/** The length at which search engines cut a title. */
const LONGEST_TITLE = 65;

/** ('Contacto', 'Yarumo') → 'Contacto · Yarumo'; a title without room for the brand stays unchanged. */
export const titleWithBrand = (title: string, brand: string): string =>
  title.length + brand.length + 3 <= LONGEST_TITLE ? `${title} · ${brand}` : title;

/** A version of a page in one language: `<link rel="alternate" hreflang="en" href="…">`. */
export interface Alternate {
  hrefLang: string;
  href: string;
}

/**
 * Returns the same page in each language, and the default for other languages: Spanish. The languages have no country, because 'en-US'
 * would send readers of British English to the Spanish page.
 */
export function alternatesOf(publicUrl: string, spanishPath: string): Alternate[] {
  const addressIn = (locale: Locale) => absoluteUrl(publicUrl, pathInLocale(locale, spanishPath));
  return [
    ...locales.map((locale) => ({ hrefLang: locale, href: addressIn(locale) })),
    { hrefLang: 'x-default', href: addressIn('es') },
  ];
}

/** ('https://example.com', '/') → 'https://example.com/' · ('https://example.com', '/en') → 'https://example.com/en' */
export const absoluteUrl = (publicUrl: string, path: string): string => new URL(path, `${publicUrl}/`).href;
