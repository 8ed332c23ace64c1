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

/** Returns the data about the page that may be reported. `reported` holds what replaces the page's own path and title. */
export function pageParameters(
  reported: Pick<Measurement, 'path' | 'title'>,
  page: { href: string; title: string; referrer: string },
): PageParameters {
  const { origin, pathname, searchParams } = new URL(page.href);
  const page_referrer = reportableReferrer(page.referrer, origin);
  const page_title = reported.title ?? page.title;
  if (reported.path) return { page_location: origin + reported.path, page_title, page_referrer };
  const kept = campaign.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return { page_location: origin + pathname + query, page_title, page_referrer };
}

/**
 * Returns the reportable part of the referrer: the origin for another site; for this site, the page without its query, if it may be
 * revealed. Posts and exams are never named, because only their own pages know whether they are sensitive.
 */
export function reportableReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  if (origin !== ownOrigin) return origin === 'null' ? '' : `${origin}/`;
  const locale = localeOfPath(pathname);
  if (classOf(pathname) !== 'open') return origin + pathInLocale(locale, '/');
  const pattern = patternOf(plainPath(pathname));
  return origin + (pattern ? pathInLocale(locale, listAbove(pattern)) : pathname);
}

/** Keeps only the depth of a path, because a typed path may be a health matter: '/embarazo/ana' → two steps, each an asterisk */
export const pathShape = (pathname: string): string => pathname.replace(/[^/]+/g, '*');
