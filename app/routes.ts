import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The list of URLs: Spanish paths, English module names. English pages live at the same paths under
 * `/en`. Nothing else spells a path but through `localizedHref`, which does not compile for one that is not here.
 */
export default [
  ...prefix('en?', [
    index('routes/public/home.tsx'),
    route('servicios', 'routes/public/services.tsx'),
    route('servicios/analisis-sangre', 'routes/public/services/blood-tests.tsx'),
    route('servicios/analisis-orina', 'routes/public/services/urine-tests.tsx'),
    route('servicios/cardiologia', 'routes/public/services/cardiology.tsx'),
    route('servicios/hormonas', 'routes/public/services/hormones.tsx'),
    route('servicios/medicina-familiar', 'routes/public/services/family-medicine.tsx'),
    route('servicios/microbiologia', 'routes/public/services/microbiology.tsx'),
    route('servicios/neurologia', 'routes/public/services/neurology.tsx'),
    route('servicios/pediatria', 'routes/public/services/paediatrics.tsx'),
    route('servicios/paquetes/espermograma', 'routes/public/packages/semen-analysis.tsx'),
    route('servicios/paquetes/gastrointestinal', 'routes/public/packages/gastrointestinal.tsx'),
    route('servicios/paquetes/its', 'routes/public/packages/sti.tsx'),
    route('examenes-laboratorio', 'routes/public/test-catalogue.tsx'),
    route('toma-domicilio-medellin', 'routes/public/home-collection.tsx'),
    route('entrega-rapida', 'routes/public/fast-results.tsx'),
    route('resultados-precisos', 'routes/public/accurate-results.tsx'),
    route('totalmente-seguro', 'routes/public/safety-and-privacy.tsx'),
    route('pruebas-de-paternidad', 'routes/public/paternity-tests.tsx'),
    route('pruebas-embarazo', 'routes/public/pregnancy-tests.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/rss.xml', 'routes/machine/rss.ts'),
    route('blog/:id', 'routes/public/blog-post.tsx'),
    route('buscar', 'routes/public/search.tsx'),
    route('mi-lista', 'routes/public/my-list.tsx'),
    route('nosotros', 'routes/public/about.tsx'),
    route('contacto', 'routes/public/contact.tsx'),
    route('pacientes', 'routes/public/patients.tsx'),
    route('medicos', 'routes/public/doctors.tsx'),
    route('politicas-privacidad', 'routes/public/privacy-policy.tsx'),
    route('politica-cookies', 'routes/public/cookie-policy.tsx'),
    route('politica-cookies/aviso', 'routes/machine/consent-notice.tsx'),
    route('sin-conexion', 'routes/public/offline.tsx'),
    layout('routes/personal.tsx', [
      route('portal-resultados', 'routes/patient/results-portal.tsx'),
      route('medicos-login', 'routes/doctor/doctor-login.tsx'),
      route('medicos-registro', 'routes/doctor/doctor-registration.tsx'),
      route('portal-medicos', 'routes/doctor/doctor-portal.tsx'),
      route('admin-login', 'routes/admin/admin-login.tsx'),
      route('admin-panel', 'routes/admin/admin-panel.tsx'),
    ]),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route('robots.txt', 'routes/machine/robots.ts'),
  route('sitemap.xml', 'routes/machine/sitemap.ts'),
] satisfies RouteConfig;
