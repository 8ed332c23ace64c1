/**
 * The entrances of the personal areas, each with its Spanish path and a page of prose. Search engines, caches, and measurement ignore them, and browsers do not
 * prefetch them. `page-table.ts` brings them together with all other pages.
 */
export const personalPages = {
  'results-portal': '/portal-resultados',
  'doctor-login': '/medicos-login',
  'doctor-registration': '/medicos-registro',
  'doctor-portal': '/portal-medicos',
  'admin-login': '/admin-login',
} as const satisfies Record<string, `/${string}`>;

/**
 * The addresses inside the areas. Their words are messages, and what they show depends on the visitor. All are below a path of
 * `personalPaths`, end a session, or show a visitor their own message.
 */
export const areaPages = {
  'panel-home': '/admin-panel',
  'staff-code': '/admin-login/codigo',
  'staff-factor': '/admin-login/segundo-paso',
  'staff-invitation': '/admin-login/invitacion/:token',
  'first-run': '/admin-login/primera-vez',
  'panel-team': '/admin-panel/equipo',
  'panel-team-invite': '/admin-panel/equipo/invitar',
  'panel-team-member': '/admin-panel/equipo/:id',
  'panel-systems': '/admin-panel/sistemas',
  'panel-systems-add': '/admin-panel/sistemas/nuevo',
  'panel-system': '/admin-panel/sistemas/:id',
  'panel-audit': '/admin-panel/auditoria',
  mailbox: '/admin-panel/buzon',
  'panel-results': '/admin-panel/resultados',
  'panel-report': '/admin-panel/resultados/:id',
  'panel-system-messages': '/admin-panel/mensajes-del-sistema',
  'panel-system-message': '/admin-panel/mensajes-del-sistema/:id',
  'panel-confirm': '/admin-panel/confirmar',
  'panel-doctors': '/admin-panel/medicos',
  'panel-doctor': '/admin-panel/medicos/:id',
  'doctor-applied': '/medicos-registro/enviado',
  'doctor-confirm': '/medicos-registro/confirmar/:token',
  'doctor-code': '/medicos-login/codigo',
  'doctor-factor': '/medicos-login/segundo-paso',
  'doctor-application': '/portal-medicos/solicitud',
  'doctor-report': '/portal-medicos/resultado/:report',
  'result-link': '/portal-resultados/enlace/:token',
  'result-list': '/portal-resultados/resultado',
  result: '/portal-resultados/resultado/:report',
  'patient-sign-in': '/portal-resultados/ingresar',
  'patient-code': '/portal-resultados/codigo',
  'patient-registration': '/portal-resultados/crear-cuenta',
  'patient-confirmation': '/portal-resultados/confirmar/:token',
  'patient-binding': '/portal-resultados/unir',
  'patient-access': '/portal-resultados/accesos',
  'panel-patients': '/admin-panel/pacientes',
  'panel-patient': '/admin-panel/pacientes/:id',
  'sign-out': '/salir',
  'panel-inbox': '/admin-panel/mensajes',
  'panel-inbox-message': '/admin-panel/mensajes/:id',
  'leave-message': '/contacto/mensaje',
  'message-received': '/contacto/mensaje/:id',
  'ask-visit': '/toma-domicilio-medellin/pedir',
  'visit-asked': '/toma-domicilio-medellin/pedir/:id',
  'visit-link': '/toma-domicilio-medellin/visita/:token',
  'panel-visits': '/admin-panel/domicilios',
  'panel-visit': '/admin-panel/domicilios/:id',
} as const satisfies Record<string, `/${string}`>;

/** The paths of the personal areas: nothing at or below them is stored, indexed, measured, or prefetched. */
export const personalPaths: readonly string[] = [...Object.values(personalPages), areaPages['panel-home']];

/** '/portal-resultados' → true · '/admin-panel/users' → true · '/servicios' → false */
export const isPersonalPath = (spanishPath: string): boolean =>
  personalPaths.some((personal) => spanishPath === personal || spanishPath.startsWith(`${personal}/`));
