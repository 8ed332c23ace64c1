import type { Context, MiddlewareHandler } from 'hono';

import { acceptsJson } from '../../app/api/caller.ts';
import type { ApiSettings } from '../../app/platform/api-settings.ts';
import { clientOf } from '../request-log.ts';
import { type Answering, problem } from './answers.ts';
import { rateLimiter } from './rate-limit.ts';

const WINDOW_SECONDS = 60;

/** Tells what is left with each answer (draft-ietf-httpapi-ratelimit-headers-10), and refuses what is too much. */
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

/** Pages of other sites may read answers where the laboratory has named their origin, and otherwise may not. */
export function allowOrigins({ corsOrigins }: ApiSettings): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (corsOrigins.length === 0) return;
    c.res.headers.append('Vary', 'Origin');
    const origin = c.req.header('Origin');
    if (!origin || !corsOrigins.includes(origin)) return;
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.set('Access-Control-Expose-Headers', 'ETag, RateLimit, RateLimit-Policy, Retry-After');
    if (c.req.method !== 'OPTIONS') return;
    c.res.headers.set('Access-Control-Allow-Methods', c.res.headers.get('Allow') ?? 'GET, HEAD');
    c.res.headers.set('Access-Control-Allow-Headers', 'Content-Type, Accept-Language, If-None-Match');
    c.res.headers.set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
  };
}

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
