import { type PageId, pagePaths } from './page-paths.ts';

/** Pages of somebody's own area: no search engine, cache or measurement learns of them. A test holds them against the routes. */
const personalPages = [
  'results-portal',
  'doctor-login',
  'doctor-registration',
  'doctor-portal',
  'admin-login',
  'admin-panel',
] as const satisfies readonly PageId[];

export const personalPaths: readonly string[] = personalPages.map((id) => pagePaths[id]);

/** '/portal-resultados' → true · '/servicios' → false */
export const isPersonalPath = (spanishPath: string): boolean => personalPaths.includes(spanishPath);
