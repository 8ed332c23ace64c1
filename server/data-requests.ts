import type { MiddlewareHandler } from 'hono';
import { matchRoutes, type ServerBuild } from 'react-router';

import { pagePathOf } from '../app/platform/data-request.ts';
import { hydrates } from '../app/platform/document/page-handle.ts';
import { readablePath } from './readable-path.ts';

type Routes = ServerBuild['routes'];

/**
 * Answers 404 to data requests (`.data`) for pages that do not hydrate. Such a page has no router, so no browser requests its data
 * (decision 0042).
 */
export function dataOfHydratingPages(routes: Routes): MiddlewareHandler {
  const tree = treeOf(routes);
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    if (!pathname.endsWith('.data')) return next();
    const matches = matchRoutes(tree, readablePath(pagePathOf(pathname))) ?? [];
    return matches.some(({ route }) => hydrates(route.handle)) ? next() : c.notFound();
  };
}

/** A route in the form that `matchRoutes` takes. */
interface RouteNode {
  id: string;
  path?: string;
  handle: unknown;
  children: RouteNode[];
}

/** Converts React Router's flat manifest of routes to the tree that it matches. */
function treeOf(routes: Routes, parentId?: string): RouteNode[] {
  return Object.values(routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [
          {
            id: route.id,
            ...(route.path !== undefined && { path: route.path }),
            ...(route.index && { index: true }),
            handle: route.module.handle,
            children: treeOf(routes, route.id),
          },
        ]
      : [],
  );
}

/** Returns the ids of the routes that hydrate and of the layouts around them: a browser loads the modules of these. */
export function hydratingRoutes(routes: Routes): Set<string> {
  const parentsOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [route.id, ...parentsOf(route.parentId)] : [];
  };
  const isHydrating = (id: string): boolean => parentsOf(id).some((one) => hydrates(routes[one]?.module.handle));
  return new Set(Object.keys(routes).filter(isHydrating).flatMap(parentsOf));
}
