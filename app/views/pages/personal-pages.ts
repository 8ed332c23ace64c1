/**
 * Pages of somebody's own area, each with its Spanish path: no search engine, cache or measurement learns of them, and they are fetched
 * when their owner asks, not before. `page-table.ts` brings them together with all other pages.
 */
export const personalPages = {
  'results-portal': '/portal-resultados',
  'doctor-login': '/medicos-login',
  'doctor-registration': '/medicos-registro',
  'doctor-portal': '/portal-medicos',
  'admin-login': '/admin-login',
  'admin-panel': '/admin-panel',
} as const satisfies Record<string, `/${string}`>;

export const personalPaths: readonly string[] = Object.values(personalPages);

/** '/portal-resultados' → true · '/admin-panel/users' → true · '/servicios' → false */
export const isPersonalPath = (spanishPath: string): boolean =>
  personalPaths.some((personal) => spanishPath === personal || spanishPath.startsWith(`${personal}/`));
