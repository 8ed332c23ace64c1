import { pathInLocale } from '../../i18n/locale.ts';
import type { Page } from './page.ts';
import { pageName } from './page-names.ts';
import { isPageId, type PageId, pagePaths } from './page-paths.ts';

/** One breadcrumb: a page's name and its Spanish path. */
export interface PageCrumb {
  name: string;
  path: string;
}

/** The parents of pages whose path does not show it. */
const parents: Partial<Record<PageId, PageId>> = {
  'paternity-tests': 'services',
  'pregnancy-tests': 'services',
  'risk-hearts': 'fast-results',
  'risk-lipids': 'fast-results',
  'risk-findrisc': 'fast-results',
  'risk-a1c': 'fast-results',
  'risk-body': 'fast-results',
  'risk-egfr': 'fast-results',
  'results-portal': 'patients',
  'doctor-login': 'doctors',
  'doctor-registration': 'doctors',
  'doctor-portal': 'doctors',
};

/**
 * Returns the breadcrumb trail that ends with the page itself; empty for the home page. ({ id: 'sti', locale: 'es' }) → Inicio, Servicios,
 * Pruebas de ITS
 */
export function trailOf({ id, locale }: Pick<Page, 'id' | 'locale'>): PageCrumb[] {
  if (!isPageId(id) || id === 'home') return [];
  const parent = parents[id] ?? (pagePaths[id].startsWith('/servicios/') ? 'services' : undefined);
  const ids: PageId[] = ['home', ...(parent ? [parent] : []), id];
  return ids.map((pageId) => ({ name: pageName(pageId, locale), path: pagePaths[pageId] }));
}

/** The same trail with addresses in the page's language, for `Breadcrumb`. */
export const crumbsOf = (page: Pick<Page, 'id' | 'locale'>): { label: string; href: string }[] =>
  trailOf(page).map(({ name, path }) => ({ label: name, href: pathInLocale(page.locale, path) }));
