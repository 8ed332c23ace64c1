import type { Page } from './page.ts';
import { pageName } from './page-names.ts';
import { isPageId, type PageId, pagePaths } from './page-paths.ts';

/** One step of the way to a page: what it is called, and its Spanish path. */
export interface Step {
  name: string;
  path: string;
}

/** Pages that belong under another although their path does not say so. */
const above: Partial<Record<PageId, PageId>> = {
  'paternity-tests': 'services',
  'pregnancy-tests': 'services',
  'results-portal': 'patients',
  'doctor-login': 'doctors',
  'doctor-registration': 'doctors',
  'doctor-portal': 'doctors',
};

/** ({ id: 'sti', locale: 'es' }) → Inicio, Servicios, Pruebas de ITS: the way to a page, itself last. The home page has none. */
export function trailOf({ id, locale }: Pick<Page, 'id' | 'locale'>): Step[] {
  if (!isPageId(id) || id === 'home') return [];
  const parent = above[id] ?? (pagePaths[id].startsWith('/servicios/') ? 'services' : undefined);
  const ids: PageId[] = ['home', ...(parent ? [parent] : []), id];
  return ids.map((one) => ({ name: pageName(one, locale), path: pagePaths[one] }));
}
