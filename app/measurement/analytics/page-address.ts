import { localeOfPath, pathInLocale, plainPath } from '../../i18n/locale.ts';
import { listAbove, patternOf } from '../../views/pages/pages-of-many.ts';
import type { Measurement } from './measurement.ts';
import { classOf } from './page-class.ts';

/** The page data of every event. */
export interface PageParameters {
  page_location: string;
  page_title: string;
  page_referrer: string;
}

/** The query parameters that identify the laboratory's own advertisements. All others are removed. */
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'gclid', 'gbraid', 'wbraid'];

/** The browser's data about the page → the data that may be reported. */
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
 * The reportable referrer: the origin for another site; for this site, the page without its query, if it may be revealed. Posts and exams
 * are never named, because only their own pages know whether they are sensitive.
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

/** The depth of an address: two steps for a path of two. Typed paths may be a health matter. */
export const pathShape = (pathname: string): string => pathname.replace(/[^/]+/g, '*');
