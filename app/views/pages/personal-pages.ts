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
  'panel-go-to': '/admin-panel/ir',
  'panel-pulse': '/admin-panel/pulso',
  'staff-code': '/admin-login/codigo',
  'staff-factor': '/admin-login/segundo-paso',
  'staff-invitation': '/admin-login/invitacion/:token',
  'first-run': '/admin-login/primera-vez',
  'panel-team': '/admin-panel/equipo',
  'panel-team-invite': '/admin-panel/equipo/invitar',
  'panel-team-member': '/admin-panel/equipo/:id',
  'panel-audit': '/admin-panel/auditoria',
  mailbox: '/admin-panel/buzon',
  'panel-results': '/admin-panel/resultados',
  'panel-auto': '/admin-panel/liberacion-automatica',
  'panel-auto-exam': '/admin-panel/liberacion-automatica/:exam',
  'panel-critical': '/admin-panel/criticos',
  'panel-report': '/admin-panel/resultados/:id',
  'panel-system-messages': '/admin-panel/mensajes-del-sistema',
  'panel-system-message': '/admin-panel/mensajes-del-sistema/:id',
  'panel-sender-codes': '/admin-panel/equivalencias',
  'panel-document': '/admin-panel/documentos/:id',
  'panel-confirm': '/admin-panel/confirmar',
  'panel-security': '/admin-panel/seguridad',
  'panel-security-change': '/admin-panel/seguridad/:tema',
  'staff-reset-ask': '/admin-login/recuperar',
  'staff-reset': '/admin-login/recuperar/:token',
  'staff-email': '/admin-login/correo/:token',
  'panel-doctors': '/admin-panel/medicos',
  'panel-doctor': '/admin-panel/medicos/:id',
  'doctor-applied': '/medicos-registro/enviado',
  'doctor-confirm': '/medicos-registro/confirmar/:token',
  'doctor-code': '/medicos-login/codigo',
  'doctor-reset-ask': '/medicos-login/recuperar',
  'doctor-reset': '/medicos-login/recuperar/:token',
  'doctor-email': '/medicos-login/correo/:token',
  'doctor-confirm-proof': '/portal-medicos/confirmar',
  'doctor-security': '/portal-medicos/seguridad',
  'doctor-security-change': '/portal-medicos/seguridad/:tema',
  'doctor-factor': '/medicos-login/segundo-paso',
  'doctor-application': '/portal-medicos/solicitud',
  'doctor-report': '/portal-medicos/resultado/:report',
  'doctor-order': '/portal-medicos/orden/:order',
  'doctor-patient': '/portal-medicos/paciente/:person',
  'doctor-calculators': '/portal-medicos/calculadoras/:person',
  'doctor-print': '/portal-medicos/imprimir',
  'result-link': '/portal-resultados/enlace/:token',
  'result-list': '/portal-resultados/resultado',
  result: '/portal-resultados/resultado/:report',
  'result-document': '/portal-resultados/documento/:id',
  'result-file': '/portal-resultados/resultado/:report/archivo/:file',
  'share-result': '/portal-resultados/resultado/:report/compartir',
  'shared-result': '/portal-resultados/compartido/:token',
  'verify-report': '/portal-resultados/verificar',
  'patient-sign-in': '/portal-resultados/ingresar',
  'patient-code': '/portal-resultados/codigo',
  'patient-reset-ask': '/portal-resultados/recuperar',
  'patient-reset': '/portal-resultados/recuperar/:token',
  'patient-email': '/portal-resultados/correo/:token',
  'patient-confirm-proof': '/portal-resultados/comprobar',
  'patient-security': '/portal-resultados/seguridad',
  'patient-security-change': '/portal-resultados/seguridad/:tema',
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
