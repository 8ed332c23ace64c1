import { absoluteUrl } from './page-metadata.ts';

/**
 * Search engines may read everything. A page that is not to be found says so itself (`noindex`), and only who may read it learns that:
 * an address that is closed here is listed all the same when another site links to it.
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export const robotsTxt = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${absoluteUrl(publicUrl, '/sitemap.xml')}`, ''].join('\n');
