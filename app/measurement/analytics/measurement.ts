import type { Conversion, Laboratory } from '../../domain/laboratory/laboratory.ts';
import { localeOfPath, pathInLocale } from '../../i18n/locale.ts';
import { titleWithBrand } from '../../seo/page-metadata.ts';
import type { PageClass } from '../../views/pages/page-table.ts';
import { classOf } from './page-class.ts';

/** Which of its own events a page has. */
export type Screen = 'home' | 'page' | 'missing' | 'failed';

/** What a page hands to the browser that shall measure it: its body's `data-analytics`. A page that is not measured has none. */
export interface Measurement {
  id: string;
  script: string;
  labels: Readonly<Record<Conversion, string | null>>;
  currency: string;
  /** '57': what a telephone number of ten digits lacks. */
  callingCode: string;
  screen: Screen;
  /** The path and the title that are told in place of the page's own; null: its own. */
  path: string | null;
  title: string | null;
  /** May a conversion say the visitor's e-mail and telephone, if they allow it? */
  contact: boolean;
  business: { business_name: string; location: string; category: string } | null;
}

/** How the server has answered. */
export interface Answered {
  pathname: string;
  status: number;
  /** The content says of itself that it is a delicate matter. */
  sensitive: boolean;
  /** It answers to words that the visitor has typed. */
  typed?: boolean;
  /** The title of the page before the visitor chose a part of it: the topic that somebody reads about may be a health matter. */
  plainTitle?: string | null;
}

/** What Google calls the kind of business. */
const CATEGORY = 'Medical Laboratory';

/**
 * The class of an answer. A path that does not exist may have been typed by somebody: it is not told. Nor is that of a fault: the
 * content that would have said that it is delicate has not come.
 */
export function classOfAnswer({ pathname, status, sensitive, typed = false }: Answered): PageClass {
  const known = classOf(pathname);
  if (known === 'never' || typed) return 'never';
  if (status === 404 || (known === 'open' && (sensitive || status >= 400))) return 'neutral';
  return known ?? 'never';
}

/** (the laboratory, how its server answered) → what may be measured; null: nothing. */
export function measurementOf(laboratory: Laboratory, answered: Answered): Measurement | null {
  const { analytics, shortBrand, currency, phones } = laboratory;
  const pageClass = classOfAnswer(answered);
  if (!analytics.measurementId || pageClass === 'never') return null;
  const home = pathInLocale(localeOfPath(answered.pathname), '/');
  const told = pageClass === 'neutral' ? home : answered.pathname;
  const screen = screenOf(told, answered.status, home);
  return {
    id: analytics.measurementId,
    script: analytics.scriptUrl,
    labels: analytics.conversions,
    currency,
    callingCode: phones[0].match(/^\+(\d+)/)?.[1] ?? '',
    screen,
    path: pageClass === 'open' ? null : screen === 'missing' ? '/404' : home,
    title: titleOf(answered, pageClass, screen, shortBrand),
    contact: pageClass === 'open',
    business: screen === 'home' ? businessOf(laboratory) : null,
  };
}

/** A neutral page is the landing page, with its title and its events: that a delicate page was read would itself be a health matter. */
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
