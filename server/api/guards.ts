import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

import { acceptsJson } from '../../app/api/caller.ts';
import type { ApiSettings } from '../../app/platform/api-settings.ts';
import { clientOf } from '../request-log.ts';
import { type Answering, problem } from './answers.ts';
import { rateLimiter } from './rate-limit.ts';

const WINDOW_SECONDS = 60;

/** Reports the remaining quota with each answer (draft-ietf-httpapi-ratelimit-headers-10), and refuses requests beyond it. */
export function limitRate(
  { requestsPerMinute, trustedProxies }: ApiSettings,
  now: () => Date,
  answering: Answering,
): MiddlewareHandler {
  const spend = rateLimiter({ requests: requestsPerMinute, seconds: WINDOW_SECONDS });
  return async (c, next) => {
    const { allowed, left, seconds } = spend(clientOf(c, trustedProxies), now().getTime());
    if (allowed) await next();
    else {
      c.res = problem(c, answering, 'too-many-requests');
      c.res.headers.set('Retry-After', String(seconds));
    }
    c.res.headers.set('RateLimit-Policy', `"default";q=${requestsPerMinute};w=${WINDOW_SECONDS}`);
    c.res.headers.set('RateLimit', `"default";r=${left};t=${seconds}`);
  };
}

const PREFLIGHT_SECONDS = 600;

/** Pages of other sites may read answers only if the laboratory has listed their origin. */
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

/** A page of another site sends nothing here, unless its origin is named. A program that is not a browser has no origin. */
export const isStrange = (c: Context, corsOrigins: readonly string[], publicUrl: string): boolean => {
  const origin = c.req.header('Origin');
  if (origin === undefined) return !['same-origin', undefined].includes(c.req.header('Sec-Fetch-Site'));
  return origin !== new URL(publicUrl).origin && !corsOrigins.includes(origin);
};

export const wantsJson =
  (answering: Answering): MiddlewareHandler =>
  async (c, next) =>
    acceptsJson(c.req.header('Accept')) ? next() : problem(c, answering, 'not-acceptable');
