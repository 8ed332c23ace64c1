import type { MetaDescriptor } from 'react-router';

import { type Locale, languageTag, locales, pathInLocale } from '../i18n/locale.ts';

/** What a page tells search engines and social networks (clause S3.01). */
export interface PageMetadata {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Absolute. */
  canonicalUrl: string;
  /** Absolute. */
  ogImage: string;
  ogType: 'website' | 'article';
  structuredData: object | null;
  noindex: boolean;
}

/** ('website', …) → the elements of a head, in React Router's form. */
export function metaDescriptors(page: PageMetadata): MetaDescriptor[] {
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: page.canonicalUrl },
    { property: 'og:type', content: page.ogType },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: page.canonicalUrl },
    { property: 'og:image', content: page.ogImage },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ? [{ 'script:ld+json': page.structuredData }] : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** The picture that social networks show, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** ('blood-tests', 'en') → '/og/blood-tests.en.jpg' */
export const socialCardPath = (id: string, locale: Locale): string => `/og/${id}.${locale}.jpg`;

/** The same screen in each language, and where a visitor of any other language goes: Spanish is first. */
export const alternateLinks = (publicUrl: string, spanishPath: string): MetaDescriptor[] =>
  [...locales.map((locale) => [languageTag[locale], locale] as const), ['x-default', 'es'] as const].map(
    ([hrefLang, locale]) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: absoluteUrl(publicUrl, pathInLocale(locale, spanishPath)),
    }),
  );

/** ('https://example.com', '/') → 'https://example.com/' · ('https://example.com', '/en') → 'https://example.com/en' */
export const absoluteUrl = (publicUrl: string, path: string): string => new URL(path, `${publicUrl}/`).href;
