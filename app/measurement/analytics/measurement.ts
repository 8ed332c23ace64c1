import type { Conversion, Laboratory } from '../../domain/laboratory/laboratory.ts';
import { localeOfPath, pathInLocale } from '../../i18n/locale.ts';
import { titleWithBrand } from '../../seo/page-metadata.ts';
import type { PageClass } from '../../views/pages/page-table.ts';
import { classOf } from './page-class.ts';

/** The screen of a page, which determines its events. */
export type Screen = 'home' | 'page' | 'missing' | 'failed';

/** The data in the body's `data-analytics` for the browser code that measures the page. An unmeasured page has none. */
export interface Measurement {
  /** Google's measurement ID: 'G-XXXXXXXXXX'. */
  id: string;
  /** The address of Google's tag. */
  script: string;
  /** The Google Ads label of each conversion: 'AW-123/abc'. */
  labels: Readonly<Record<Conversion, string | null>>;
  currency: string;
  /** '57': the prefix for telephone numbers of ten digits. */
  callingCode: string;
  screen: Screen;
  /** The path and the title to report instead of the page's own; null means its own. */
  path: string | null;
  title: string | null;
  /** Whether a conversion may include the visitor's e-mail and telephone number, with their permission. */
  contact: boolean;
  business: { business_name: string; location: string; category: string } | null;
}

/** The server's answer to a page's request, as far as it decides the measurement. */
export interface Answered {
  pathname: string;
  status: number;
  /** Whether the content declares itself sensitive. */
  sensitive: boolean;
  /** Whether the page answers typed input. */
  typed?: boolean;
  /** The page's title before the visitor selected a part of it, because the selected topic may be a health matter. */
  plainTitle?: string | null;
}

/** Google's name for this kind of business. */
const CATEGORY = 'Medical Laboratory';

/**
 * Returns the permitted measurement of an answer (`PageClass`). An unknown path may be typed input, so it is not reported. Neither is the
 * path of a failed page, because the content that would declare it sensitive is missing.
 */
export function classOfAnswer({ pathname, status, sensitive, typed = false }: Answered): PageClass {
  const known = classOf(pathname);
  if (known === 'never' || typed) return 'never';
  if (status === 404 || (known === 'open' && (sensitive || status >= 400))) return 'neutral';
  return known ?? 'never';
}

/**
 * Returns the measurement of an answer; null means none. A neutral page is reported as the landing page, with its title and events: the
 * fact that a sensitive page was read would itself be a health matter.
 */
export function measurementOf(laboratory: Laboratory, answered: Answered): Measurement | null {
  const { analytics, shortBrand, currency, phones } = laboratory;
  const pageClass = classOfAnswer(answered);
  if (!analytics.measurementId || pageClass === 'never') return null;
  const home = pathInLocale(localeOfPath(answered.pathname), '/');
  const reported = pageClass === 'neutral' ? home : answered.pathname;
  const screen = screenOf(reported, answered.status, home);
  return {
    id: analytics.measurementId,
    script: analytics.scriptUrl,
    labels: analytics.conversions,
    currency,
    callingCode: phones[0].match(/^\+(\d+)/)?.[1] ?? '',
    screen,
    path: pageClass === 'open' ? null : neutralPath(screen, home),
    title: titleOf(answered, pageClass, screen, shortBrand),
    contact: pageClass === 'open',
    business: screen === 'home' ? businessOf(laboratory) : null,
  };
}

const neutralPath = (screen: Screen, home: string): string => (screen === 'missing' ? '/404' : home);

function screenOf(path: string, status: number, home: string): Screen {
  if (status === 404) return 'missing';
  if (status >= 400) return 'failed';
  return path === home ? 'home' : 'page';
}

function titleOf({ plainTitle }: Answered, pageClass: PageClass, screen: Screen, brand: string): string | null {
  if (pageClass !== 'open' || screen === 'home') return brand;
  return plainTitle ? titleWithBrand(plainTitle, brand) : null;
}

const businessOf = ({ brand, city }: Laboratory): Measurement['business'] => ({
  business_name: brand,
  location: city,
  category: CATEGORY,
});
