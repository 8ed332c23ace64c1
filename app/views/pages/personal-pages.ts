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

/**
 * The addresses of the areas whose words are in messages. All are below a path of `personalPages`, end a session, or show a visitor their
 * own message.
 */
export const areaPages = {
  'staff-code': '/admin-login/codigo',
  'staff-factor': '/admin-login/segundo-paso',
  mailbox: '/admin-panel/buzon',
  'panel-results': '/admin-panel/resultados',
  'panel-report': '/admin-panel/resultados/:id',
  'panel-system-messages': '/admin-panel/mensajes-del-sistema',
  'panel-system-message': '/admin-panel/mensajes-del-sistema/:id',
  'panel-confirm': '/admin-panel/confirmar',
  'result-link': '/portal-resultados/enlace/:token',
  'result-list': '/portal-resultados/resultado',
  result: '/portal-resultados/resultado/:report',
  'sign-out': '/salir',
  'panel-inbox': '/admin-panel/mensajes',
  'panel-inbox-message': '/admin-panel/mensajes/:id',
  'leave-message': '/contacto/mensaje',
  'message-received': '/contacto/mensaje/:id',
} as const satisfies Record<string, `/${string}`>;

export const personalPaths: readonly string[] = Object.values(personalPages);

/** '/portal-resultados' → true · '/admin-panel/users' → true · '/servicios' → false */
export const isPersonalPath = (spanishPath: string): boolean =>
  personalPaths.some((personal) => spanishPath === personal || spanishPath.startsWith(`${personal}/`));
