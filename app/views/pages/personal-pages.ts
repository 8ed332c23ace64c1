import type { SitePath } from '../../i18n/href.ts';

/**
 * Pages of somebody's own area, by their Spanish paths: no search engine, cache or measurement learns of them, and they are fetched
 * when their owner asks, not before. A test holds them against the routes.
 */
export const personalPaths = [
  '/portal-resultados',
  '/medicos-login',
  '/medicos-registro',
  '/portal-medicos',
  '/admin-login',
  '/admin-panel',
] as const satisfies readonly SitePath[];

/** '/portal-resultados' → true · '/admin-panel/users' → true · '/servicios' → false */
export const isPersonalPath = (spanishPath: string): boolean =>
  personalPaths.some((personal) => spanishPath === personal || spanishPath.startsWith(`${personal}/`));
