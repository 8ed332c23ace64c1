import { locales, pathInLocale } from '../i18n/locale.ts';
import { absoluteUrl } from './page-metadata.ts';

/** What search engines may read: everything but these Spanish paths and their English twins. */
export const robotsTxt = (closedPaths: readonly string[], publicUrl: string): string =>
  [
    'User-agent: *',
    ...locales.flatMap((locale) => closedPaths.map((path) => `Disallow: ${pathInLocale(locale, path)}`)),
    '',
    `Sitemap: ${absoluteUrl(publicUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');
