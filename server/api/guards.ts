import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

import { acceptsJson } from '../../app/api/caller.ts';
import type { ApiSettings } from '../../app/platform/api-settings.ts';
import { clientOf } from '../request-log.ts';
import { type ProblemSite, problem } from './answers.ts';
import { rateLimiter } from './rate-limit.ts';

/** `requestsPerMinute` counts in windows of this length. */
const WINDOW_SECONDS = 60;

/** Reports the remaining quota with each answer (draft-ietf-httpapi-ratelimit-headers-10), and refuses requests beyond it. */
export function limitRate(
  { requestsPerMinute, trustedProxies }: ApiSettings,
  now: () => Date,
  site: ProblemSite,
): MiddlewareHandler {
  const spend = rateLimiter({ requests: requestsPerMinute, seconds: WINDOW_SECONDS });
  return async (c, next) => {
    const { allowed, left, seconds } = spend(clientOf(c, trustedProxies), now().getTime());
    if (allowed) await next();
    else {
      c.res = problem(c, site, 'too-many-requests');
      c.res.headers.set('Retry-After', String(seconds));
    }
    c.res.headers.set('RateLimit-Policy', `"default";q=${requestsPerMinute};w=${WINDOW_SECONDS}`);
    c.res.headers.set('RateLimit', `"default";r=${left};t=${seconds}`);
  };
}

/** How long a browser may remember which requests are allowed. */
const PREFLIGHT_SECONDS = 600;

/** Adds the CORS headers, so that pages of the listed origins may read answers. Without listed origins, no page of another site may. */
export function allowOrigins({ corsOrigins }: ApiSettings): MiddlewareHandler {
  if (corsOrigins.length === 0) return (_, next) => next();
  const answerOrigins = cors({
    origin: [...corsOrigins],
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Content-Type', 'Accept-Language', 'If-None-Match'],
    exposeHeaders: ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
  // `cors` answers every OPTIONS. A program that asks for the methods of an address, and is no browser, gets them from the API.
  return (c, next) => (isPlainOptions(c) ? next() : answerOrigins(c, next));
}

const isPlainOptions = (c: Context): boolean =>
  c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') === undefined;

/** Was the request sent by a page of another site whose origin is not listed? A program that is not a browser has no origin. */
export const isForeignOrigin = (c: Context, corsOrigins: readonly string[], publicUrl: string): boolean => {
  const origin = c.req.header('Origin');
  if (origin === undefined) return !['same-origin', undefined].includes(c.req.header('Sec-Fetch-Site'));
  return origin !== new URL(publicUrl).origin && !corsOrigins.includes(origin);
};

/** Refuses requests whose `Accept` header excludes JSON. */
export const wantsJson =
  (site: ProblemSite): MiddlewareHandler =>
  async (c, next) =>
    acceptsJson(c.req.header('Accept')) ? next() : problem(c, site, 'not-acceptable');
