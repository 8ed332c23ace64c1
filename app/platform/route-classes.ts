import { matchRoutes } from 'react-router';

import type { SitePath } from '../i18n/href.ts';

/**
 * Who an answer is for. `public`: a page that is the same for everybody. `machine`: the same, for programs. `own`: it depends on the
 * visitor, so no cache keeps it and only it is rendered with the visitor's cookies.
 */
export type RouteClass = 'public' | 'machine' | 'own';

/** The class of every route of `routes.ts`, by its Spanish path. A route that is missing here is kept by no cache, and does not compile. */
export const routeClasses = {
  '/': 'public',
  '/servicios': 'public',
  '/servicios/analisis-sangre': 'public',
  '/servicios/analisis-orina': 'public',
  '/servicios/cardiologia': 'public',
  '/servicios/hormonas': 'public',
  '/servicios/medicina-familiar': 'public',
  '/servicios/microbiologia': 'public',
  '/servicios/neurologia': 'public',
  '/servicios/pediatria': 'public',
  '/servicios/paquetes/espermograma': 'public',
  '/servicios/paquetes/gastrointestinal': 'public',
  '/servicios/paquetes/its': 'public',
  '/examenes-laboratorio': 'public',
  '/examenes-laboratorio/:slug': 'public',
  '/toma-domicilio-medellin': 'public',
  '/entrega-rapida': 'public',
  '/resultados-precisos': 'public',
  '/totalmente-seguro': 'public',
  '/pruebas-de-paternidad': 'public',
  '/pruebas-embarazo': 'public',
  '/blog': 'public',
  '/blog/rss.xml': 'machine',
  '/blog/:id': 'public',
  '/buscar': 'public',
  '/desarrolladores': 'public',
  '/mi-lista': 'public',
  '/mi-lista/preparacion.ics': 'own',
  '/nosotros': 'public',
  '/contacto': 'public',
  '/pacientes': 'public',
  '/medicos': 'public',
  '/politicas-privacidad': 'public',
  '/politica-cookies': 'public',
  '/politica-cookies/aviso': 'machine',
  '/sin-conexion': 'public',
  '/portal-resultados': 'own',
  '/medicos-login': 'own',
  '/medicos-registro': 'own',
  '/portal-medicos': 'own',
  '/admin-login': 'own',
  '/admin-panel': 'own',
  '/catalogue/records/:version': 'machine',
  '/.well-known/security.txt': 'machine',
  '/robots.txt': 'machine',
  '/sitemap.xml': 'machine',
  // A page that is not there speaks the language that the visitor's cookie remembers.
  '/*': 'own',
} as const satisfies Record<SitePath | '/*', RouteClass>;

const known = Object.entries(routeClasses).map(([path, routeClass]) => ({
  path: `/en?${path === '/' ? '' : path}`,
  handle: { path, routeClass },
}));

const matched = (pathname: string): (typeof known)[number]['handle'] | undefined =>
  matchRoutes(known, pathname)?.at(-1)?.route.handle;

/** '/en/blog/ayuno' → 'public' · '/admin-panel' → 'own' */
export const routeClassOf = (pathname: string): RouteClass => matched(pathname)?.routeClass ?? 'own';

/** May one visitor get the answer that was made for another? */
export const isShared = (pathname: string): boolean => routeClassOf(pathname) !== 'own';

/** What a log may say of an address: '/en/blog/ayuno' → '/blog/:id' */
export const routePatternOf = (pathname: string): string => matched(pathname)?.path ?? '/*';
