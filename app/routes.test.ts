import { expect, test } from 'vitest';

import { pathInLocale } from './i18n/locale.ts';
import { classOf } from './measurement/analytics/page-class.ts';
import { routeClassOf } from './platform/route-classes.ts';
import routes from './routes.ts';

type Entry = (typeof routes)[number];

/** Every path of a route and of those below it: '/servicios · /en/servicios · public · open · routes/public/services.tsx' */
function linesOf({ path, index, file, children }: Entry): string[] {
  const spanish = `/${(path ?? '').replace(/^en\?\/?/, '')}`;
  const paths = [spanish, ...(path === undefined || path.startsWith('en?') ? [pathInLocale('en', spanish)] : [])];
  const [routeClass, told] = [routeClassOf, classOf].map((read) => [...new Set(paths.map(read))].join(' or '));
  const own = path !== undefined || index ? [[...paths, routeClass, told || 'not measured', file].join(' · ')] : [];
  return [...own, ...(children ?? []).flatMap(linesOf)];
}

test('every address of the site: Spanish, English, audience, what is measured, module', () => {
  expect(routes.flatMap(linesOf)).toMatchInlineSnapshot(`
    [
      "/ · /en · public · open · routes/public/home.tsx",
      "/servicios · /en/servicios · public · open · routes/public/services.tsx",
      "/servicios/analisis-sangre · /en/servicios/analisis-sangre · public · open · routes/public/blood-tests.tsx",
      "/servicios/analisis-orina · /en/servicios/analisis-orina · public · open · routes/public/content.tsx",
      "/servicios/cardiologia · /en/servicios/cardiologia · public · open · routes/public/content.tsx",
      "/servicios/hormonas · /en/servicios/hormonas · public · open · routes/public/content.tsx",
      "/servicios/medicina-familiar · /en/servicios/medicina-familiar · public · open · routes/public/content.tsx",
      "/servicios/microbiologia · /en/servicios/microbiologia · public · open · routes/public/content.tsx",
      "/servicios/neurologia · /en/servicios/neurologia · public · open · routes/public/content.tsx",
      "/servicios/pediatria · /en/servicios/pediatria · public · open · routes/public/content.tsx",
      "/servicios/paquetes/espermograma · /en/servicios/paquetes/espermograma · public · neutral · routes/public/content.tsx",
      "/servicios/paquetes/gastrointestinal · /en/servicios/paquetes/gastrointestinal · public · open · routes/public/content.tsx",
      "/servicios/paquetes/its · /en/servicios/paquetes/its · public · neutral · routes/public/sti.tsx",
      "/examenes-laboratorio · /en/examenes-laboratorio · public · open · routes/public/test-catalogue.tsx",
      "/toma-domicilio-medellin · /en/toma-domicilio-medellin · public · open · routes/public/home-collection.tsx",
      "/entrega-rapida · /en/entrega-rapida · public · open · routes/public/fast-results.tsx",
      "/resultados-precisos · /en/resultados-precisos · public · open · routes/public/accurate-results.tsx",
      "/totalmente-seguro · /en/totalmente-seguro · public · open · routes/public/content.tsx",
      "/pruebas-de-paternidad · /en/pruebas-de-paternidad · public · neutral · routes/public/paternity-tests.tsx",
      "/pruebas-embarazo · /en/pruebas-embarazo · public · neutral · routes/public/pregnancy-tests.tsx",
      "/blog · /en/blog · public · open · routes/public/blog.tsx",
      "/buscar · /en/buscar · public · never · routes/public/search.tsx",
      "/desarrolladores · /en/desarrolladores · public · open · routes/public/developers.tsx",
      "/mi-lista · /en/mi-lista · public · neutral · routes/public/my-list.tsx",
      "/nosotros · /en/nosotros · public · open · routes/public/about.tsx",
      "/contacto · /en/contacto · public · open · routes/public/contact.tsx",
      "/pacientes · /en/pacientes · public · never · routes/public/content.tsx",
      "/medicos · /en/medicos · public · never · routes/public/content.tsx",
      "/politicas-privacidad · /en/politicas-privacidad · public · open · routes/public/content.tsx",
      "/politica-cookies · /en/politica-cookies · public · open · routes/public/cookie-policy.tsx",
      "/examenes-laboratorio/:slug · /en/examenes-laboratorio/:slug · public · open · routes/public/exam.tsx",
      "/blog/:id · /en/blog/:id · public · open · routes/public/blog-post.tsx",
      "/sin-conexion · /en/sin-conexion · public · never · routes/public/offline.tsx",
      "/blog/rss.xml · /en/blog/rss.xml · machine · open · routes/machine/rss.ts",
      "/mi-lista/preparacion.ics · /en/mi-lista/preparacion.ics · own · not measured · routes/machine/preparation-calendar.ts",
      "/entrega-rapida/archivo · /en/entrega-rapida/archivo · own · not measured · routes/machine/risk-file.ts",
      "/politica-cookies/aviso · /en/politica-cookies/aviso · machine · not measured · routes/machine/consent-notice.tsx",
      "/buscar/titulos · /en/buscar/titulos · machine · never · routes/machine/search-titles.ts",
      "/portal-resultados · /en/portal-resultados · own · never · routes/patient/results-portal.tsx",
      "/medicos-login · /en/medicos-login · own · never · routes/doctor/sign-in.tsx",
      "/medicos-registro · /en/medicos-registro · own · never · routes/doctor/registration.tsx",
      "/portal-medicos · /en/portal-medicos · own · never · routes/doctor/portal.tsx",
      "/admin-login · /en/admin-login · own · never · routes/panel/sign-in.tsx",
      "/admin-login/codigo · /en/admin-login/codigo · own · never · routes/accounts/sign-in-code.tsx",
      "/admin-login/recuperar · /en/admin-login/recuperar · own · never · routes/accounts/reset-ask.tsx",
      "/admin-login/recuperar/:token · /en/admin-login/recuperar/:token · own · never · routes/accounts/reset.tsx",
      "/admin-login/correo/:token · /en/admin-login/correo/:token · own · never · routes/accounts/email-link.tsx",
      "/admin-login/segundo-paso · /en/admin-login/segundo-paso · own · never · routes/panel/second-factor.tsx",
      "/admin-login/invitacion/:token · /en/admin-login/invitacion/:token · own · never · routes/panel/invitation.tsx",
      "/admin-login/primera-vez · /en/admin-login/primera-vez · own · never · routes/panel/first-run.tsx",
      "/admin-panel/pulso · /en/admin-panel/pulso · own · never · routes/panel/pulse.ts",
      "/admin-panel · /en/admin-panel · own · never · routes/panel/home.tsx",
      "/admin-panel/ir · /en/admin-panel/ir · own · never · routes/panel/go-to.tsx",
      "/admin-panel/buzon · /en/admin-panel/buzon · own · never · routes/panel/mailbox.tsx",
      "/admin-panel/mensajes · /en/admin-panel/mensajes · own · never · routes/panel/inbox-start.tsx",
      "/admin-panel/mensajes/:id · /en/admin-panel/mensajes/:id · own · never · routes/panel/inbox-message.tsx",
      "/admin-panel/domicilios · /en/admin-panel/domicilios · own · never · routes/panel/visits.tsx",
      "/admin-panel/domicilios/:id · /en/admin-panel/domicilios/:id · own · never · routes/panel/visit.tsx",
      "/admin-panel/resultados · /en/admin-panel/resultados · own · never · routes/panel/results.tsx",
      "/admin-panel/liberacion-automatica · /en/admin-panel/liberacion-automatica · own · never · routes/panel/auto-release.tsx",
      "/admin-panel/liberacion-automatica/:exam · /en/admin-panel/liberacion-automatica/:exam · own · never · routes/panel/auto-release-exam.tsx",
      "/admin-panel/criticos · /en/admin-panel/criticos · own · never · routes/panel/critical.tsx",
      "/admin-panel/resultados/:id · /en/admin-panel/resultados/:id · own · never · routes/panel/report.tsx",
      "/admin-panel/mensajes-del-sistema · /en/admin-panel/mensajes-del-sistema · own · never · routes/panel/system-messages.tsx",
      "/admin-panel/mensajes-del-sistema/:id · /en/admin-panel/mensajes-del-sistema/:id · own · never · routes/panel/system-message.tsx",
      "/admin-panel/equipo · /en/admin-panel/equipo · own · never · routes/panel/team.tsx",
      "/admin-panel/equipo/invitar · /en/admin-panel/equipo/invitar · own · never · routes/panel/team-invite.tsx",
      "/admin-panel/equipo/:id · /en/admin-panel/equipo/:id · own · never · routes/panel/team-member.tsx",
      "/admin-panel/sistemas · /en/admin-panel/sistemas · own · never · routes/panel/systems.tsx",
      "/admin-panel/sistemas/nuevo · /en/admin-panel/sistemas/nuevo · own · never · routes/panel/systems-add.tsx",
      "/admin-panel/sistemas/:id · /en/admin-panel/sistemas/:id · own · never · routes/panel/system.tsx",
      "/admin-panel/auditoria · /en/admin-panel/auditoria · own · never · routes/panel/audit.tsx",
      "/admin-panel/medicos · /en/admin-panel/medicos · own · never · routes/panel/doctors.tsx",
      "/admin-panel/medicos/:id · /en/admin-panel/medicos/:id · own · never · routes/panel/doctor.tsx",
      "/admin-panel/pacientes · /en/admin-panel/pacientes · own · never · routes/panel/patients.tsx",
      "/admin-panel/pacientes/:id · /en/admin-panel/pacientes/:id · own · never · routes/panel/patient.tsx",
      "/admin-panel/confirmar · /en/admin-panel/confirmar · own · never · routes/accounts/confirm.tsx",
      "/admin-panel/seguridad · /en/admin-panel/seguridad · own · never · routes/accounts/security.tsx",
      "/admin-panel/seguridad/:tema · /en/admin-panel/seguridad/:tema · own · never · routes/accounts/security-change.tsx",
      "/medicos-registro/enviado · /en/medicos-registro/enviado · own · never · routes/doctor/applied.tsx",
      "/medicos-registro/confirmar/:token · /en/medicos-registro/confirmar/:token · own · never · routes/doctor/confirm-email.tsx",
      "/medicos-login/codigo · /en/medicos-login/codigo · own · never · routes/accounts/sign-in-code.tsx",
      "/medicos-login/recuperar · /en/medicos-login/recuperar · own · never · routes/accounts/reset-ask.tsx",
      "/medicos-login/recuperar/:token · /en/medicos-login/recuperar/:token · own · never · routes/accounts/reset.tsx",
      "/medicos-login/correo/:token · /en/medicos-login/correo/:token · own · never · routes/accounts/email-link.tsx",
      "/portal-medicos/confirmar · /en/portal-medicos/confirmar · own · never · routes/accounts/confirm.tsx",
      "/portal-medicos/seguridad · /en/portal-medicos/seguridad · own · never · routes/accounts/security.tsx",
      "/portal-medicos/seguridad/:tema · /en/portal-medicos/seguridad/:tema · own · never · routes/accounts/security-change.tsx",
      "/medicos-login/segundo-paso · /en/medicos-login/segundo-paso · own · never · routes/doctor/second-factor.tsx",
      "/portal-medicos/solicitud · /en/portal-medicos/solicitud · own · never · routes/doctor/application.tsx",
      "/portal-medicos/resultado/:report · /en/portal-medicos/resultado/:report · own · never · routes/doctor/report.tsx",
      "/portal-medicos/orden/:order · /en/portal-medicos/orden/:order · own · never · routes/doctor/order.tsx",
      "/portal-medicos/paciente/:person · /en/portal-medicos/paciente/:person · own · never · routes/doctor/patient.tsx",
      "/portal-medicos/calculadoras/:person · /en/portal-medicos/calculadoras/:person · own · never · routes/doctor/calculators.tsx",
      "/portal-medicos/imprimir · /en/portal-medicos/imprimir · own · never · routes/doctor/print.tsx",
      "/contacto/mensaje · /en/contacto/mensaje · own · not measured · routes/public/leave-message.tsx",
      "/contacto/mensaje/:id · /en/contacto/mensaje/:id · own · not measured · routes/public/message-received.tsx",
      "/toma-domicilio-medellin/pedir · /en/toma-domicilio-medellin/pedir · own · not measured · routes/public/ask-visit.tsx",
      "/toma-domicilio-medellin/pedir/:id · /en/toma-domicilio-medellin/pedir/:id · own · not measured · routes/public/visit-asked.tsx",
      "/toma-domicilio-medellin/visita/:token · /en/toma-domicilio-medellin/visita/:token · own · not measured · routes/public/visit-link.tsx",
      "/portal-resultados/enlace/:token · /en/portal-resultados/enlace/:token · own · never · routes/patient/result-link.tsx",
      "/portal-resultados/resultado · /en/portal-resultados/resultado · own · never · routes/patient/result-list.tsx",
      "/portal-resultados/resultado/:report · /en/portal-resultados/resultado/:report · own · never · routes/patient/result.tsx",
      "/portal-resultados/resultado/:report/archivo/:file · /en/portal-resultados/resultado/:report/archivo/:file · own · never · routes/patient/result-file.ts",
      "/portal-resultados/resultado/:report/compartir · /en/portal-resultados/resultado/:report/compartir · own · never · routes/patient/share-result.tsx",
      "/portal-resultados/compartido/:token · /en/portal-resultados/compartido/:token · own · never · routes/patient/shared-result.tsx",
      "/portal-resultados/verificar · /en/portal-resultados/verificar · own · never · routes/patient/verify-report.tsx",
      "/portal-resultados/ingresar · /en/portal-resultados/ingresar · own · never · routes/patient/sign-in.tsx",
      "/portal-resultados/codigo · /en/portal-resultados/codigo · own · never · routes/accounts/sign-in-code.tsx",
      "/portal-resultados/recuperar · /en/portal-resultados/recuperar · own · never · routes/accounts/reset-ask.tsx",
      "/portal-resultados/recuperar/:token · /en/portal-resultados/recuperar/:token · own · never · routes/accounts/reset.tsx",
      "/portal-resultados/correo/:token · /en/portal-resultados/correo/:token · own · never · routes/accounts/email-link.tsx",
      "/portal-resultados/comprobar · /en/portal-resultados/comprobar · own · never · routes/accounts/confirm.tsx",
      "/portal-resultados/seguridad · /en/portal-resultados/seguridad · own · never · routes/accounts/security.tsx",
      "/portal-resultados/seguridad/:tema · /en/portal-resultados/seguridad/:tema · own · never · routes/accounts/security-change.tsx",
      "/portal-resultados/crear-cuenta · /en/portal-resultados/crear-cuenta · own · never · routes/patient/registration.tsx",
      "/portal-resultados/confirmar/:token · /en/portal-resultados/confirmar/:token · own · never · routes/patient/confirmation.tsx",
      "/portal-resultados/unir · /en/portal-resultados/unir · own · never · routes/patient/binding.tsx",
      "/portal-resultados/accesos · /en/portal-resultados/accesos · own · never · routes/patient/access.tsx",
      "/salir · /en/salir · own · not measured · routes/sign-out.ts",
      "/portal-medicos/novedades · /en/portal-medicos/novedades · own · never · routes/machine/doctor-news.ts",
      "/portal-resultados/examenes · /en/portal-resultados/examenes · own · never · routes/machine/exam-suggestions.ts",
      "/galeria · /en/galeria · own · not measured · routes/development/gallery.tsx",
      "/* · /en/* · own · not measured · routes/public/not-found.tsx",
      "/catalogue/records/:version · machine · not measured · routes/machine/catalogue-records.ts",
      "/catalogue/planning/:locale/:version · machine · not measured · routes/machine/planning-data.ts",
      "/.well-known/security.txt · machine · not measured · routes/machine/security-txt.ts",
      "/robots.txt · machine · not measured · routes/machine/robots.ts",
      "/sitemap.xml · machine · not measured · routes/machine/sitemap.ts",
    ]
  `);
});

test('every path for people is served in both languages', () => {
  const paths = routes.flatMap(function own({ path, file, children }: Entry): string[] {
    return [
      ...(path === undefined || file.startsWith('routes/machine/') ? [] : [path]),
      ...(children ?? []).flatMap(own),
    ];
  });
  expect(paths.filter((path) => path !== 'en?' && !path.startsWith('en?/'))).toEqual([]);
});
