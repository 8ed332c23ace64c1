import { localeOfPath, pathInLocale, plainPath } from '../../i18n/locale.ts';
import { listAbove, patternOf } from '../../views/pages/pages-of-many.ts';
import type { Measurement } from './measurement.ts';
import { classOf } from './page-class.ts';

/** What every event says of the page it happens on. */
export interface PageParameters {
  page_location: string;
  page_title: string;
  page_referrer: string;
}

/** The parts of a query that say which of the laboratory's own advertisements led here. Whatever else stands there is left out. */
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'gclid', 'gbraid', 'wbraid'];

/** What the browser knows of the page → what may be told of it. */
export function pageParameters(
  told: Pick<Measurement, 'path' | 'title'>,
  page: { href: string; title: string; referrer: string },
): PageParameters {
  const { origin, pathname, searchParams } = new URL(page.href);
  const page_referrer = tellableReferrer(page.referrer, origin);
  const page_title = told.title ?? page.title;
  if (told.path) return { page_location: origin + told.path, page_title, page_referrer };
  const kept = campaign.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return { page_location: origin + pathname + query, page_title, page_referrer };
}

/**
 * Where the visitor comes from: of another site its origin; of ours the page, without its query, if it may be told. Which post
 * or exam they read is not: only that page itself knows whether it is delicate.
 */
export function tellableReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  if (origin !== ownOrigin) return origin === 'null' ? '' : `${origin}/`;
  const locale = localeOfPath(pathname);
  if (classOf(pathname) !== 'open') return origin + pathInLocale(locale, '/');
  const pattern = patternOf(plainPath(pathname));
  return origin + (pattern ? pathInLocale(locale, listAbove(pattern)) : pathname);
}

/** How deep an address is: two steps for a path of two. What somebody typed into it may be a health matter. */
export const pathShape = (pathname: string): string => pathname.replace(/[^/]+/g, '*');
