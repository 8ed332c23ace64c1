import { absoluteUrl } from './page-metadata.ts';

/**
 * Returns `robots.txt`: search engines may read everything. A page that must not be found says so itself (`noindex`).
 * It is not blocked here: a blocked crawler cannot read `noindex`, and may still list the address if another site links to it.
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export const robotsTxt = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${absoluteUrl(publicUrl, '/sitemap.xml')}`, ''].join('\n');
