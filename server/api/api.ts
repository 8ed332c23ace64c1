import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

import { apiBase } from '../../app/api/api-operations.ts';
import { localizedHref } from '../../app/i18n/href.ts';
import { calendarOf } from '../../app/platform/calendar.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { logFault } from '../request-log.ts';
import { localeOf, problem } from './answers.ts';
import { fhirEndpoint } from './fhir-endpoint.ts';
import { allowOrigins, limitRate, wantsJson } from './guards.ts';
import {
  type ApiServices,
  type Handler,
  listExams,
  makePlan,
  showDocument,
  showExam,
  showPlan,
  showPromise,
} from './handlers.ts';
import { hl7Endpoint } from './hl7-endpoint.ts';
import { tokenEndpoint } from './token-endpoint.ts';

/** In bytes. The largest valid list of exams takes one kilobyte. */
const BODY_LIMIT = 16 * 1024;

/** The handler of each path. HEAD follows GET, OPTIONS lists the methods, and all other methods get a 405. */
const paths: readonly { path: string; get: Handler; post?: Handler }[] = [
  { path: '/exams', get: listExams },
  { path: '/exams/:code', get: showExam },
  { path: '/plans', get: showPlan, post: makePlan },
  { path: '/promises', get: showPromise },
  { path: '/openapi.json', get: showDocument },
];

/** Creates the JSON API, below `/api`. Every answer is JSON, including faults, and no log records the question. */
export function api(services: Services): Hono {
  const { now, api: settings } = services;
  const apiServices: ApiServices = { ...services, calendar: calendarOf(services) };
  const tooLarge: Parameters<typeof bodyLimit>[0]['onError'] = (c) => problem(c, services, 'too-large');
  const app = new Hono();
  // Laboratory systems send bytes with a key of their own, and get bytes: none of the JSON rules below applies to them.
  app.route('/', hl7Endpoint(services));
  app.route('/', tokenEndpoint(services));
  app.route('/', fhirEndpoint(services));
  app.use('/api/*', allowOrigins(settings), limitRate(settings, now, services), personalHeaders, compress(), etag());
  app.use('/api/*', bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge }));
  app.get(`${apiBase}/docs`, (c) => c.redirect(localizedHref(localeOf(c), '/desarrolladores'), 302));
  app.use('/api/*', wantsJson(services));
  for (const { path, get, post } of paths) {
    const [address, allow] = [apiBase + path, `GET, HEAD, OPTIONS${post ? ', POST' : ''}`];
    app.get(address, (c) => get(c, apiServices));
    if (post) app.post(address, (c) => post(c, apiServices));
    app.options(address, (c) => c.body(null, 204, { Allow: allow, 'Cache-Control': 'no-store' }));
    app.all(address, (c) => {
      const refused = problem(c, services, 'method-not-allowed');
      refused.headers.set('Allow', allow);
      return refused;
    });
  }
  app.all('/api', (c) => problem(c, services, 'not-found'));
  app.all('/api/*', (c) => problem(c, services, 'not-found'));
  app.onError((error, c) => {
    logFault(c, error);
    return problem(c, services, 'internal-error');
  });
  return app;
}

/** Keeps answers out of search engines, and personal answers without a tag. */
const personalHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
  // A personal answer carries no ETag: the tag would fingerprint a person's list.
  if (c.res.headers.get('Cache-Control')?.includes('no-store')) c.res.headers.delete('ETag');
};
