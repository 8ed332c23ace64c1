import type { MiddlewareHandler } from 'hono';

import { isShared, routePatternOf } from '../app/platform/route-classes.ts';
import { readablePath } from './readable-path.ts';

/**
 * No cache stores an answer of a personal page, also one that no page gave: the 404 of a data request, and the redirect of another spelling.
 * Both answer before the pages' own middleware, and caches may store a 404 and a 308 that do not forbid it (RFC 9110, 15.1).
 */
export const storesNothingPersonal: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.headers.has('Cache-Control')) return;
  const path = readablePath(new URL(c.req.url).pathname);
  if (isShared(path)) return;
  // A file of the build has no route, and its own header. A data request below a personal page always gets a personal answer.
  if (routePatternOf(path) !== '/*' || path.endsWith('.data')) c.res.headers.set('Cache-Control', 'no-store');
};
