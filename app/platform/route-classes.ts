import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';

import { machineRoutes, otherPages, plainRoutes, publicPages, type RouteClass } from '../views/pages/page-table.ts';
import { areaPages, personalPaths } from '../views/pages/personal-pages.ts';
import { pagePathOf } from './data-request.ts';

/** The audience of every route of `routes.ts`, by its Spanish path: 'public', 'machine', or 'own' (`RouteClass`). */
export const routeClasses: Readonly<Record<string, RouteClass>> = Object.fromEntries<RouteClass>([
  ...[...Object.values(publicPages), ...Object.values(otherPages)].map(({ path }) => [path, 'public'] as const),
  ...[...personalPaths, ...Object.values(areaPages)].map((path) => [path, 'own'] as const),
  ...Object.values(machineRoutes).map(({ path, routeClass }) => [path, routeClass] as const),
  ...Object.values(plainRoutes).map((path) => [path, 'machine'] as const),
  // A missing page is in the language of the visitor's cookie.
  ['/*', 'own'],
]);

/** The routes in both languages, for React Router's matching. */
const bilingualRoutes = Object.entries(routeClasses).map(([path, routeClass]) => ({
  path: `/en?${path === '/' ? '' : path}`,
  handle: { path, routeClass },
}));

type RouteHandle = (typeof bilingualRoutes)[number]['handle'];

/** Caches matches: React Router ranks all routes for each lookup, which takes as long as rendering a page, and a request needs several. */
const recent = new LRUCache<string, RouteHandle>({ max: 2_000 });

function routeAt(pathname: string): RouteHandle | undefined {
  const page = pagePathOf(pathname);
  const known = recent.get(page);
  if (known) return known;
  const route = matchRoutes(bilingualRoutes, page)?.at(-1)?.route.handle;
  // Keeps no secret in memory. An unknown address may contain one, too.
  if (route && route.path !== '/*' && !route.path.includes(':token')) recent.set(page, route);
  return route;
}

/** '/en/blog/ayuno' → 'public' · '/admin-panel' → 'own' */
export const routeClassOf = (pathname: string): RouteClass => routeAt(pathname)?.routeClass ?? 'own';

/** May one visitor get an answer that was rendered for another? */
export const isShared = (pathname: string): boolean => routeClassOf(pathname) !== 'own';

/** The form of an address in a log: '/en/blog/ayuno' → '/blog/:id' */
export const routePatternOf = (pathname: string): string => routeAt(pathname)?.path ?? '/*';
