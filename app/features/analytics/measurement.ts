import { localeOfPath, pathInLocale } from '../../i18n/locale.ts';
import type { Conversion, Laboratory } from '../laboratory/laboratory.ts';
import { classOf, type PageClass } from './page-class.ts';

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
}

/** What Google calls the kind of business. */
const CATEGORY = 'Medical Laboratory';

/** The class of an answer. A path that does not exist may have been typed by somebody: it is not told. */
export function classOfAnswer({ pathname, status, sensitive }: Answered): PageClass {
  const known = classOf(pathname);
  if (known === 'never') return 'never';
  if (status === 404 || (known === 'open' && sensitive)) return 'neutral';
  return known ?? 'never';
}

/** (the laboratory, how its server answered) → what may be measured; null: nothing. */
export function measurementOf(laboratory: Laboratory, answered: Answered): Measurement | null {
  const { analytics, shortBrand, currency, phones } = laboratory;
  const pageClass = classOfAnswer(answered);
  if (!analytics.measurementId || pageClass === 'never') return null;
  const home = pathInLocale(localeOfPath(answered.pathname), '/');
  const screen = screenOf(answered, home);
  return {
    id: analytics.measurementId,
    script: analytics.scriptUrl,
    labels: analytics.conversions,
    currency,
    callingCode: phones[0].match(/^\+(\d+)/)?.[1] ?? '',
    screen,
    path: pageClass === 'open' ? null : screen === 'missing' ? '/404' : home,
    // The landing page is told by the same title, so that nobody can tell the one from the other.
    title: pageClass === 'open' && screen !== 'home' ? null : shortBrand,
    contact: pageClass === 'open',
    business: screen === 'home' ? businessOf(laboratory) : null,
  };
}

function screenOf({ pathname, status }: Answered, home: string): Screen {
  if (status === 404) return 'missing';
  if (status >= 500) return 'failed';
  return pathname === home ? 'home' : 'page';
}

const businessOf = ({ brand, city }: Laboratory): Measurement['business'] => ({
  business_name: brand,
  location: city,
  category: CATEGORY,
});
