import { absoluteUrl } from './page-metadata.ts';

/**
 * Returns `robots.txt`: search engines may read everything. A page that must not be found says so itself (`noindex`), which only permitted
 * crawlers can read: search engines still list an address that is blocked here if another site links to it.
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export const robotsTxt = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${absoluteUrl(publicUrl, '/sitemap.xml')}`, ''].join('\n');
