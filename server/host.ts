import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import hydration from 'virtual:hydration';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { networkContext } from '../app/platform/caller.server.ts';
import { requestIdContext } from '../app/platform/request-id.ts';
import { isShared } from '../app/platform/route-classes.ts';
import { type Services, servicesContext } from '../app/platform/services.ts';
import { serviceWorkerPath } from '../app/site/offline/service-worker-address.ts';
import { api } from './api/api.ts';
import { limitBodies } from './body-limits.ts';
import { builtFiles, immutable, revalidated, untaggedIfPartial } from './built-files.ts';
import { oneAddress } from './canonical-redirect.ts';
import { dataOfHydratingPages, hydratingRoutes } from './data-requests.ts';
import { asGet } from './for-everybody.ts';
import { frontDoor } from './front-door.ts';
import { health } from './health.ts';
import { knownMethods } from './known-methods.ts';
import { asksPanel, asServed, panelHost } from './own-hosts.ts';
import { PageCache } from './page-cache.ts';
import { storesNothingPersonal } from './personal-answers.ts';
import { readablePath, withReadablePath } from './readable-path.ts';
import { RenderGate, renderLimits } from './render-gate.ts';
import { clientOf, logFault, requestLog } from './request-log.ts';
import { sameOriginOnly } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

export { newFirstRunCode } from '../app/domain/accounts/first-run.server.ts';
export { openDatabase } from '../app/platform/database.server.ts';
export { EnvError, readEnv } from '../app/platform/env.ts';
export { faultReport } from '../app/platform/fault-report.ts';
export { cleanUp } from '../app/platform/housekeeping.server.ts';
export { intakeOf } from '../app/platform/intake.server.ts';
export { log } from '../app/platform/log.ts';
export { startMail } from '../app/platform/mail-service.server.ts';
export { releaseWaiting, watchCritical } from '../app/platform/release-worker.server.ts';
export { secretVault } from '../app/platform/secret-vault.server.ts';
export { keepUpSenders } from '../app/platform/sender-upkeep.server.ts';
export { composeCheckedContent, composeServices, createServices } from '../app/platform/services.server.ts';
export { webManifests } from '../app/site/offline/web-manifests.server.ts';
export { startMllp } from './mllp/mllp-server.ts';

/** The site as an HTTP host. */
export interface Host {
  /** The whole site as a function, which request tests call. */
  fetch: (request: Request) => Promise<Response>;
  /** The same for Node's HTTP server, with a fast path for cached pages. */
  listener: RequestListener;
  /** Makes `/readyz` fail, so that a load balancer sends new visitors elsewhere. */
  drain: () => void;
}

/** Returns the addresses of the files that pages with a router load first. The build keeps them, and deletes those of all other routes. */
export function filesOfHydratingPages(): { manifest: string; modules: string[] } {
  const { assets, routes } = build;
  const modules = [...hydratingRoutes(routes)].flatMap((id) => assets.routes[id]?.module ?? []);
  return { manifest: assets.url, modules: [hydration, ...modules] };
}

const files = builtFiles(fileURLToPath(new URL('../client', import.meta.url)));

/** Builds the site's HTTP host on its services. A request passes through the middlewares in the order below. */
export function createHost(services: Services, loopDelay?: () => number): Host {
  const { publicUrl, hosting, api: apiSettings, now } = services;
  const render = pageRenderer(services);
  const pages = new PageCache(services, render);
  const gate = new RenderGate({ ...renderLimits, perMinute: hosting.pagesPerMinute }, loopDelay);
  const state = { draining: false };
  /** Renders for this visitor, or refuses: the gate limits how much is rendered. */
  const visitOf = (c: Context) => {
    const client = clientOf(c, apiSettings.trustedProxies);
    return {
      render: (request: Request) =>
        gate.render(client, now().getTime(), () => render(request, { id: c.get('requestId'), network: client })),
      refund: () => gate.refund(client),
    };
  };

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    logFault(c, error);
    return c.text('Internal Server Error', 500, { 'Cache-Control': 'no-store' });
  });
  app.use(requestLog(apiSettings.trustedProxies), securityHeaders(publicUrl), storesNothingPersonal);
  app.use(panelHost(services));
  // The API handles its own methods.
  app.route('/', api(services));
  app.use(knownMethods(build.routes));
  app.route('/', health(services, state));
  app.on('GET', ['/assets/*', '/media/*'], immutable, files);
  app.on('GET', serviceWorkerPath, revalidated, untaggedIfPartial, etag(), files);
  app.on('GET', ['/brand/*', '/og/*', '/:name{[^/]+\\.(?:js|webmanifest)}'], untaggedIfPartial, etag(), files);
  app.use(files);
  app.use(dataOfHydratingPages(build.routes));
  app.get('*', oneAddress);
  app.use(sameOriginOnly(services));
  app.use(limitBodies(services));
  app.use(compress());
  app.get('*', (c) => {
    const visit = visitOf(c);
    return isShared(readablePath(new URL(c.req.url).pathname))
      ? pages.respond(c.req.raw, visit.render, visit.refund)
      : visit.render(asGet(c.req.raw));
  });
  app.all('*', async (c) => visitOf(c).render(await wholeRequest(c.req.raw)));

  const refuse = frontDoor(services);
  const answer: typeof app.fetch = (request, env) => app.fetch(asServed(request, services), env);
  const fallback = getRequestListener(answer);
  return {
    fetch: async (request) => answer(request),
    listener: (request, response) => {
      if (refuse(request, response)) return;
      // The cached pages are the site's.
      if (asksPanel(request, services) || !pages.serve(request, response)) void fallback(request, response);
    },
    drain: () => {
      state.draining = true;
    },
  };
}

interface RequestOrigin {
  /** The id of the request in the log. */
  id: string;
  network: string;
}

/** Renders a page with React Router. */
function pageRenderer(services: Services): (request: Request, origin?: RequestOrigin) => Promise<Response> {
  // The generated type of an optional member allows `undefined`, which `exactOptionalPropertyTypes` refuses.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return (request, { id, network } = { id: '', network: '' }) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestIdContext, id);
    context.set(networkContext, network);
    return handle(withReadablePath(request), context);
  };
}

/** Reads the form first, so that a slow upload does not hold a render slot. */
const wholeRequest = async (request: Request): Promise<Request> =>
  new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: await request.arrayBuffer(),
    signal: request.signal,
  });
