import { expect, test } from 'vitest';

import { pathInLocale } from './i18n/locale.ts';
import routes from './routes.ts';

type Entry = (typeof routes)[number];

/** Every path of a route and of those below it: '/servicios · /en/servicios · routes/public/services.tsx' */
function linesOf({ path, index, file, children }: Entry): string[] {
  const spanish = `/${(path ?? '').replace(/^en\?\/?/, '')}`;
  const english = path === undefined || path.startsWith('en?') ? ` · ${pathInLocale('en', spanish)}` : '';
  const own = path !== undefined || index ? [`${spanish}${english} · ${file}`] : [];
  return [...own, ...(children ?? []).flatMap(linesOf)];
}

test('every address of the site: Spanish, English, module', () => {
  expect(routes.flatMap(linesOf)).toMatchInlineSnapshot(`
    [
      "/ · /en · routes/public/home.tsx",
      "/servicios · /en/servicios · routes/public/services.tsx",
      "/servicios/analisis-sangre · /en/servicios/analisis-sangre · routes/public/services/blood-tests.tsx",
      "/servicios/analisis-orina · /en/servicios/analisis-orina · routes/public/services/urine-tests.tsx",
      "/servicios/cardiologia · /en/servicios/cardiologia · routes/public/services/cardiology.tsx",
      "/servicios/hormonas · /en/servicios/hormonas · routes/public/services/hormones.tsx",
      "/servicios/medicina-familiar · /en/servicios/medicina-familiar · routes/public/services/family-medicine.tsx",
      "/servicios/microbiologia · /en/servicios/microbiologia · routes/public/services/microbiology.tsx",
      "/servicios/neurologia · /en/servicios/neurologia · routes/public/services/neurology.tsx",
      "/servicios/pediatria · /en/servicios/pediatria · routes/public/services/paediatrics.tsx",
      "/servicios/paquetes/espermograma · /en/servicios/paquetes/espermograma · routes/public/packages/semen-analysis.tsx",
      "/servicios/paquetes/gastrointestinal · /en/servicios/paquetes/gastrointestinal · routes/public/packages/gastrointestinal.tsx",
      "/servicios/paquetes/its · /en/servicios/paquetes/its · routes/public/packages/sti.tsx",
      "/examenes-laboratorio · /en/examenes-laboratorio · routes/public/test-catalogue.tsx",
      "/examenes-laboratorio/:slug · /en/examenes-laboratorio/:slug · routes/public/exam.tsx",
      "/toma-domicilio-medellin · /en/toma-domicilio-medellin · routes/public/home-collection.tsx",
      "/entrega-rapida · /en/entrega-rapida · routes/public/fast-results.tsx",
      "/resultados-precisos · /en/resultados-precisos · routes/public/accurate-results.tsx",
      "/totalmente-seguro · /en/totalmente-seguro · routes/public/safety-and-privacy.tsx",
      "/pruebas-de-paternidad · /en/pruebas-de-paternidad · routes/public/paternity-tests.tsx",
      "/pruebas-embarazo · /en/pruebas-embarazo · routes/public/pregnancy-tests.tsx",
      "/blog · /en/blog · routes/public/blog.tsx",
      "/blog/rss.xml · /en/blog/rss.xml · routes/machine/rss.ts",
      "/blog/:id · /en/blog/:id · routes/public/blog-post.tsx",
      "/buscar · /en/buscar · routes/public/search.tsx",
      "/desarrolladores · /en/desarrolladores · routes/public/developers.tsx",
      "/mi-lista · /en/mi-lista · routes/public/my-list.tsx",
      "/mi-lista/preparacion.ics · /en/mi-lista/preparacion.ics · routes/machine/preparation-calendar.ts",
      "/nosotros · /en/nosotros · routes/public/about.tsx",
      "/contacto · /en/contacto · routes/public/contact.tsx",
      "/pacientes · /en/pacientes · routes/public/patients.tsx",
      "/medicos · /en/medicos · routes/public/doctors.tsx",
      "/politicas-privacidad · /en/politicas-privacidad · routes/public/privacy-policy.tsx",
      "/politica-cookies · /en/politica-cookies · routes/public/cookie-policy.tsx",
      "/politica-cookies/aviso · /en/politica-cookies/aviso · routes/machine/consent-notice.tsx",
      "/sin-conexion · /en/sin-conexion · routes/public/offline.tsx",
      "/portal-resultados · /en/portal-resultados · routes/patient/results-portal.tsx",
      "/medicos-login · /en/medicos-login · routes/doctor/doctor-login.tsx",
      "/medicos-registro · /en/medicos-registro · routes/doctor/doctor-registration.tsx",
      "/portal-medicos · /en/portal-medicos · routes/doctor/doctor-portal.tsx",
      "/admin-login · /en/admin-login · routes/admin/admin-login.tsx",
      "/admin-panel · /en/admin-panel · routes/admin/admin-panel.tsx",
      "/* · /en/* · routes/public/not-found.tsx",
      "/catalogue/records/:version · routes/machine/catalogue-records.ts",
      "/.well-known/security.txt · routes/machine/security-txt.ts",
      "/robots.txt · routes/machine/robots.ts",
      "/sitemap.xml · routes/machine/sitemap.ts",
    ]
  `);
});

test('every path that people read is served in both languages', () => {
  const paths = routes.flatMap(function own({ path, file, children }: Entry): string[] {
    return [
      ...(path === undefined || file.startsWith('routes/machine/') ? [] : [path]),
      ...(children ?? []).flatMap(own),
    ];
  });
  expect(paths.filter((path) => path !== 'en?' && !path.startsWith('en?/'))).toEqual([]);
});
