import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';

import { serviceWorkerPath } from '../app/features/offline/service-worker-address.ts';
import { isShared } from '../app/platform/route-classes.ts';
import { type Services, servicesContext } from '../app/platform/services.ts';
import { api } from './api/api.ts';
import { asGet } from './for-everybody.ts';
import { health } from './health.ts';
import { knownMethods } from './known-methods.ts';
import { oneAddress } from './one-address.ts';
import { PageCache } from './page-cache.ts';
import { readablePath, withReadablePath } from './readable-path.ts';
import { sameOriginOnly } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

export { webManifests } from '../app/features/offline/web-manifests.server.ts';
export { openDatabase } from '../app/platform/database.server.ts';
export { EnvError, readEnv } from '../app/platform/env.ts';
export { composeCheckedContent, composeServices, createServices } from '../app/platform/services.server.ts';

export interface Host {
  /** The whole site as a function: what request tests call. */
  fetch: (request: Request) => Promise<Response>;
  /** The same for Node's HTTP server, with a short way for pages that are in the cache. */
  listener: RequestListener;
  /** From now on `/readyz` says no: a balancer sends new visitors elsewhere. */
  drain: () => void;
}

const FORM_LIMIT = 64 * 1024;
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
/**
 * What the build left for browsers, compressed there. Public files change with a build only, so an hour is safe. In development
 * there is no build, and Vite has answered for files.
 */
const files: MiddlewareHandler = import.meta.env.DEV
  ? (_, next) => next()
  : serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600'),
    });

/** Builds the site's HTTP host on its services. A request passes through it in the order in which this reads. */
export function createHost(services: Services): Host {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  const render = (request: Request): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return handle(withReadablePath(request), context);
  };
  const pages = new PageCache(services, render);
  const state = { draining: false };

  const app = new Hono();
  app.use(securityHeaders(services.publicUrl));
  // The API says by itself which methods it takes.
  app.route('/', api(services));
  app.use(knownMethods((build as ServerBuild).routes));
  app.route('/', health(services, state));
  app.on('GET', ['/assets/*', '/media/*'], keepForEver, files);
  app.on('GET', serviceWorkerPath, askEachTime, etag(), files);
  app.on('GET', ['/brand/*', '/og/*', '/:name{[^/]+\\.(?:js|webmanifest)}'], etag(), files);
  app.use(files);
  app.use(noRouterData);
  app.get('*', oneAddress);
  app.use(sameOriginOnly(services.publicUrl));
  app.use(bodyLimit({ maxSize: FORM_LIMIT }));
  app.use(compress());
  app.get('*', ({ req }) =>
    isShared(readablePath(new URL(req.url).pathname)) ? pages.respond(req.raw) : render(asGet(req.raw)),
  );
  app.all('*', ({ req }) => render(req.raw));

  const fallback = getRequestListener(app.fetch);
  return {
    fetch: async (request) => app.fetch(request),
    listener: (request, response) => {
      if (!pages.serve(request, response)) void fallback(request, response);
    },
    drain: () => {
      state.draining = true;
    },
  };
}

/** What a router in the browser would fetch: no page has one. */
const noRouterData: MiddlewareHandler = async (c, next) => (c.req.path.endsWith('.data') ? c.notFound() : next());

/** For the service worker: browsers ask for a new one with every page, and get it with the page that it was built for. */
const askEachTime: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-cache');
};

/** For files with a hash in their name: what is found under it never changes. */
const keepForEver: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
};
