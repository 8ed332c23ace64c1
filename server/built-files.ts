import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves the files that the build made for browsers, already compressed. A file without a hash in its name may be up to an hour older than
 * the deployment. In development no build exists, and Vite has already served the files.
 */
export const builtFiles = (clientFolder: string): MiddlewareHandler =>
  import.meta.env.DEV
    ? (_, next) => next()
    : serveStatic({
        root: clientFolder,
        precompressed: true,
        onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600'),
      });

/** For the service worker: a browser asks for it on each navigation, and `no-cache` lets it see a new deployment at once. */
export const revalidated: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-cache');
};

/**
 * Removes the ETag of a partial answer, because `etag` would compute it from that part alone. It must stand before `etag`.
 */
export const untaggedIfPartial: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 206) c.res.headers.delete('ETag');
};

/** For files with a hash in their name, which never change. */
export const immutable: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
};
