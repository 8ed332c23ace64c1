import type { Locale } from '../i18n/locale.ts';
import { locales, pathInLocale } from '../i18n/locale.ts';
import { escapeMarkup } from './escape.ts';
import { absoluteUrl, alternatesOf } from './page-metadata.ts';

/** A page that search engines may index. */
export interface SitemapEntry {
  /** The Spanish path. */
  path: string;
  /** The date of the last review of the text in each language, as 'YYYY-MM-DD'; undefined if the text has none. */
  lastModified: Record<Locale, string | undefined>;
}

/** Returns `sitemap.xml`: every page in every language, with links to the other languages, in the format of sitemaps.org and Google. */
export function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.flatMap((entry) => locales.map((locale) => urlElement(entry, locale, publicUrl)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement({ path, lastModified }: SitemapEntry, locale: Locale, publicUrl: string): string {
  const date = lastModified[locale];
  // The schema requires this order.
  return [
    '<url>',
    `<loc>${escapeMarkup(absoluteUrl(publicUrl, pathInLocale(locale, path)))}</loc>`,
    ...(date ? [`<lastmod>${date}</lastmod>`] : []),
    ...alternatesOf(publicUrl, path).map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeMarkup(href)}"/>`,
    ),
    '</url>',
  ].join('');
}
