import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves the files that the build made for browsers, already compressed. Public files change only with a build, so an hour is safe. In
 * development no build exists, and Vite has already served the files.
 */
export const builtFiles = (clientFolder: string): MiddlewareHandler =>
  import.meta.env.DEV
    ? (_, next) => next()
    : serveStatic({
        root: clientFolder,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600'),
      });

/** For the service worker: browsers check for a new one with every page, and get the one that was built with that page. */
export const askEachTime: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-cache');
};

/** A partial answer carries no tag, because `etag` would compute it from the part alone. */
export const wholeTag: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 206) c.res.headers.delete('ETag');
};

/** For files with a hash in their name, which never change. */
export const keepForEver: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
};
