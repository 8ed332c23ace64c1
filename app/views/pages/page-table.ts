import { pagesOfMany } from './pages-of-many.ts';
import { personalPages } from './personal-pages.ts';

/**
 * What may be told of a page. `open`: its address and title. `neutral`: that some page was read, and nothing that reveals which.
 * `never`: nothing, because it can hold health data or belongs to somebody; the tag is not loaded there (decision D7).
 */
export type PageClass = 'open' | 'neutral' | 'never';

/**
 * Who an answer is for. `public`: a page that is the same for everybody. `machine`: the same, for programs. `own`: it depends on the
 * visitor, so no cache keeps it and only it is rendered with the visitor's cookies.
 */
export type RouteClass = 'public' | 'machine' | 'own';

interface PageRow {
  /** In Spanish; the English page is at the same path under `/en`. */
  path: `/${string}`;
  told: PageClass;
}

/**
 * The public pages that have words of their own in `content/pages`, by the name of that file. This file and the two that it imports are
 * the only ones that list paths: routes, links, measurement and caches follow from them.
 */
export const publicPages = {
  home: { path: '/', told: 'open' },
  services: { path: '/servicios', told: 'open' },
  'blood-tests': { path: '/servicios/analisis-sangre', told: 'open' },
  'urine-tests': { path: '/servicios/analisis-orina', told: 'open' },
  cardiology: { path: '/servicios/cardiologia', told: 'open' },
  hormones: { path: '/servicios/hormonas', told: 'open' },
  'family-medicine': { path: '/servicios/medicina-familiar', told: 'open' },
  microbiology: { path: '/servicios/microbiologia', told: 'open' },
  neurology: { path: '/servicios/neurologia', told: 'open' },
  paediatrics: { path: '/servicios/pediatria', told: 'open' },
  'semen-analysis': { path: '/servicios/paquetes/espermograma', told: 'neutral' },
  gastrointestinal: { path: '/servicios/paquetes/gastrointestinal', told: 'open' },
  sti: { path: '/servicios/paquetes/its', told: 'neutral' },
  'test-catalogue': { path: '/examenes-laboratorio', told: 'open' },
  'home-collection': { path: '/toma-domicilio-medellin', told: 'open' },
  'fast-results': { path: '/entrega-rapida', told: 'open' },
  'accurate-results': { path: '/resultados-precisos', told: 'open' },
  'safety-and-privacy': { path: '/totalmente-seguro', told: 'open' },
  'paternity-tests': { path: '/pruebas-de-paternidad', told: 'neutral' },
  'pregnancy-tests': { path: '/pruebas-embarazo', told: 'neutral' },
  blog: { path: '/blog', told: 'open' },
  // What was typed there may be a health matter.
  search: { path: '/buscar', told: 'never' },
  developers: { path: '/desarrolladores', told: 'open' },
  // Told like the landing page, so that a request for a quote counts and nobody learns of which exams.
  'my-list': { path: '/mi-lista', told: 'neutral' },
  about: { path: '/nosotros', told: 'open' },
  contact: { path: '/contacto', told: 'open' },
  patients: { path: '/pacientes', told: 'never' },
  doctors: { path: '/medicos', told: 'never' },
  'privacy-policy': { path: '/politicas-privacidad', told: 'open' },
  'cookie-policy': { path: '/politica-cookies', told: 'open' },
} as const satisfies Record<string, PageRow>;

/** Public pages whose words are elsewhere. A sensitive post or exam says so itself and is told as neutral. */
export const otherPages = {
  exam: { path: pagesOfMany.exam, told: 'open' },
  post: { path: pagesOfMany.post, told: 'open' },
  offline: { path: '/sin-conexion', told: 'never' },
} as const satisfies Record<string, PageRow>;

/** What programs ask for, in both languages. */
export const machineRoutes = {
  rss: { path: '/blog/rss.xml', routeClass: 'machine' },
  'preparation-calendar': { path: '/mi-lista/preparacion.ics', routeClass: 'own' },
  'consent-notice': { path: '/politica-cookies/aviso', routeClass: 'machine' },
  'exam-suggestions': { path: '/portal-resultados/examenes', routeClass: 'own' },
  // For developers of the kit; elsewhere it answers 404 (`routes/development/gallery.tsx`).
  gallery: { path: '/galeria', routeClass: 'own' },
} as const satisfies Record<string, { path: `/${string}`; routeClass: RouteClass }>;

/** What programs ask for and speaks no language. */
export const plainRoutes = {
  'catalogue-records': '/catalogue/records/:version',
  'planning-data': '/catalogue/planning/:locale/:version',
  'security-txt': '/.well-known/security.txt',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
} as const satisfies Record<string, `/${string}`>;

/** What may be told of each page, by its Spanish path. */
export const pageClasses: readonly (readonly [path: string, told: PageClass])[] = [
  ...[...Object.values(publicPages), ...Object.values(otherPages)].map(({ path, told }) => [path, told] as const),
  ...Object.values(personalPages).map((path) => [path, 'never'] as const),
];
