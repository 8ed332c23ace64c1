import { plainPath } from '../../i18n/locale.ts';
import { type PageClass, pageClasses } from '../../views/pages/page-table.ts';
import { patternOf } from '../../views/pages/pages-of-many.ts';

/** The Spanish paths of all pages in the page table, with a parameter where they have one: '/blog/:id'. */
export const classifiedPaths: readonly string[] = pageClasses.map(([path]) => path);
const byPath: ReadonlyMap<string, PageClass> = new Map(pageClasses);
/** Pages below these paths are not measured either: '/admin-panel/users'. */
const neverPaths = classifiedPaths.filter((path) => byPath.get(path) === 'never');

/**
 * Returns what may be measured on a page (`PageClass`); null for an unknown path: '/servicios' → 'open' · '/en/pruebas-embarazo' →
 * 'neutral' · '/admin-panel' → 'never' · '/what-is-this' → null
 */
export function classOf(pathname: string): PageClass | null {
  const path = plainPath(pathname);
  if (neverPaths.some((never) => `${path}/`.startsWith(`${never}/`))) return 'never';
  return byPath.get(patternOf(path) ?? path) ?? null;
}
