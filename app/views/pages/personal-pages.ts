/**
 * The pages of a personal area, each with its Spanish path. Search engines, caches, and measurement ignore them, and browsers do not
 * prefetch them. `page-table.ts` brings them together with all other pages.
 */
export const personalPages = {
  'results-portal': '/portal-resultados',
  'doctor-login': '/medicos-login',
  'doctor-registration': '/medicos-registro',
  'doctor-portal': '/portal-medicos',
  'admin-login': '/admin-login',
  'admin-panel': '/admin-panel',
} as const satisfies Record<string, `/${string}`>;

/** The Spanish paths of `personalPages`. */
export const personalPaths: readonly string[] = Object.values(personalPages);

/** '/portal-resultados' → true · '/admin-panel/users' → true · '/servicios' → false */
export const isPersonalPath = (spanishPath: string): boolean =>
  personalPaths.some((personal) => spanishPath === personal || spanishPath.startsWith(`${personal}/`));
