import { pagesOfMany } from './pages-of-many.ts';
import { personalPaths } from './personal-pages.ts';

/**
 * The permitted measurement of a page. `open`: sends its address and title. `neutral`: counts a view without identifying the page. `never`:
 * sends nothing and does not load the tag, because the page can hold health data or is personal (decision D7). It decides nothing about
 * caches: that is the `RouteClass`.
 */
export type PageClass = 'open' | 'neutral' | 'never';

/**
 * The audience of an answer. `public`: a page that is the same for everybody. `machine`: the same, for programs. `own`: depends on the
 * visitor, so no cache stores it, and only it is rendered with the visitor's cookies.
 */
export type RouteClass = 'public' | 'machine' | 'own';

interface PageRow {
  /** In Spanish; the English page is at the same path under `/en`. */
  path: `/${string}`;
  measured: PageClass;
}

/**
 * The public pages that have words of their own in `content/pages`, by the name of that file. This file and the two that it imports are
 * the only ones that list paths: routes, links, measurement and caches follow from them.
 */
export const publicPages = {
  home: { path: '/', measured: 'open' },
  services: { path: '/servicios', measured: 'open' },
  'blood-tests': { path: '/servicios/analisis-sangre', measured: 'open' },
  'urine-tests': { path: '/servicios/analisis-orina', measured: 'open' },
  cardiology: { path: '/servicios/cardiologia', measured: 'open' },
  hormones: { path: '/servicios/hormonas', measured: 'open' },
  'family-medicine': { path: '/servicios/medicina-familiar', measured: 'open' },
  microbiology: { path: '/servicios/microbiologia', measured: 'open' },
  neurology: { path: '/servicios/neurologia', measured: 'open' },
  paediatrics: { path: '/servicios/pediatria', measured: 'open' },
  'semen-analysis': { path: '/servicios/paquetes/espermograma', measured: 'neutral' },
  gastrointestinal: { path: '/servicios/paquetes/gastrointestinal', measured: 'open' },
  sti: { path: '/servicios/paquetes/its', measured: 'neutral' },
  'test-catalogue': { path: '/examenes-laboratorio', measured: 'open' },
  'home-collection': { path: '/toma-domicilio-medellin', measured: 'open' },
  'fast-results': { path: '/entrega-rapida', measured: 'open' },
  'risk-hearts': { path: '/calculadoras-de-riesgo', measured: 'open' },
  'risk-lipids': { path: '/calculadoras-de-riesgo/colesterol', measured: 'open' },
  'risk-findrisc': { path: '/calculadoras-de-riesgo/diabetes', measured: 'open' },
  'risk-a1c': { path: '/calculadoras-de-riesgo/hba1c', measured: 'open' },
  'risk-body': { path: '/calculadoras-de-riesgo/peso', measured: 'open' },
  'risk-egfr': { path: '/calculadoras-de-riesgo/rinones', measured: 'open' },
  'accurate-results': { path: '/resultados-precisos', measured: 'open' },
  'safety-and-privacy': { path: '/totalmente-seguro', measured: 'open' },
  'paternity-tests': { path: '/pruebas-de-paternidad', measured: 'neutral' },
  'pregnancy-tests': { path: '/pruebas-embarazo', measured: 'neutral' },
  blog: { path: '/blog', measured: 'open' },
  // The typed text may be a health matter.
  search: { path: '/buscar', measured: 'never' },
  developers: { path: '/desarrolladores', measured: 'open' },
  // Measured like the landing page, so quote requests count without revealing exams.
  'my-list': { path: '/mi-lista', measured: 'neutral' },
  about: { path: '/nosotros', measured: 'open' },
  contact: { path: '/contacto', measured: 'open' },
  patients: { path: '/pacientes', measured: 'never' },
  doctors: { path: '/medicos', measured: 'never' },
  'privacy-policy': { path: '/politicas-privacidad', measured: 'open' },
  'cookie-policy': { path: '/politica-cookies', measured: 'open' },
} as const satisfies Record<string, PageRow>;

/** Public pages whose words are elsewhere. A sensitive post or exam says so itself and is measured as neutral. */
export const otherPages = {
  exam: { path: pagesOfMany.exam, measured: 'open' },
  post: { path: pagesOfMany.post, measured: 'open' },
  offline: { path: '/sin-conexion', measured: 'never' },
} as const satisfies Record<string, PageRow>;

/** Machine-readable routes, in both languages. */
export const machineRoutes = {
  rss: { path: '/blog/rss.xml', routeClass: 'machine' },
  'preparation-calendar': { path: '/mi-lista/preparacion.ics', routeClass: 'own' },
  'risk-file': { path: '/calculadoras-de-riesgo/archivo', routeClass: 'own' },
  'consent-notice': { path: '/politica-cookies/aviso', routeClass: 'machine' },
  'search-titles': { path: '/buscar/titulos', routeClass: 'machine' },
  'doctor-news': { path: '/portal-medicos/novedades', routeClass: 'own' },
  'exam-suggestions': { path: '/portal-resultados/examenes', routeClass: 'own' },
  // For developers of the kit; elsewhere it answers 404 (`routes/development/gallery.tsx`).
  gallery: { path: '/galeria', routeClass: 'own' },
} as const satisfies Record<string, { path: `/${string}`; routeClass: RouteClass }>;

/** Machine-readable routes without a language. */
export const plainRoutes = {
  'catalogue-records': '/catalogue/records/:version',
  'planning-data': '/catalogue/planning/:locale/:version',
  'security-txt': '/.well-known/security.txt',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
} as const satisfies Record<string, `/${string}`>;

/** The permitted measurement of each page, by its Spanish path. */
export const pageClasses: readonly (readonly [path: string, measured: PageClass])[] = [
  ...[...Object.values(publicPages), ...Object.values(otherPages)].map(
    ({ path, measured }) => [path, measured] as const,
  ),
  ...personalPaths.map((path) => [path, 'never'] as const),
];
