import { pathInLocale } from '../../i18n/locale.ts';
import type { Page } from './page.ts';
import { pageName } from './page-names.ts';
import { isPageId, type PageId, pagePaths } from './page-paths.ts';

/** One step of the trail to a page: its name and its Spanish path. */
export interface Step {
  name: string;
  path: string;
}

/** Pages that belong below another page although their path does not show it. */
const above: Partial<Record<PageId, PageId>> = {
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

/** ({ id: 'sti', locale: 'es' }) → Inicio, Servicios, Pruebas de ITS: the trail to a page, which is last. The home page has no trail. */
export function trailOf({ id, locale }: Pick<Page, 'id' | 'locale'>): Step[] {
  if (!isPageId(id) || id === 'home') return [];
  const parent = above[id] ?? (pagePaths[id].startsWith('/servicios/') ? 'services' : undefined);
  const ids: PageId[] = ['home', ...(parent ? [parent] : []), id];
  return ids.map((one) => ({ name: pageName(one, locale), path: pagePaths[one] }));
}

/** The same trail in the page's language, for `Breadcrumb`. */
export const crumbsOf = (page: Pick<Page, 'id' | 'locale'>): { label: string; href: string }[] =>
  trailOf(page).map(({ name, path }) => ({ label: name, href: pathInLocale(page.locale, path) }));
