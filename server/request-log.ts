import { createHmac, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';

import { faultReport, isAbort } from '../app/platform/fault-report.ts';
import { log } from '../app/platform/log.ts';
import { routePatternOf } from '../app/platform/route-classes.ts';
import { clientAddress, clientKey } from './api/client-key.ts';
import { readablePath } from './readable-path.ts';

/** Node's own request, if one exists: tests call the site without a socket. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/** Refusals that may be attacks. Any other refusal (a missing page) is a visitor's mistake, and is not logged. */
const refusals: ReadonlySet<number> = new Set([403, 413, 429, 503]);
/** A new key in each process: the hash of a network means nothing outside it. */
const hashKey = randomBytes(32);

/** Returns a random id, by which the operator finds the log line of an answer: 12 letters of base64url. */
export const newRequestId = (): string => randomBytes(9).toString('base64url');

/** The network that a request counts for; empty without a socket. */
export const clientOf = (c: Context, trustedProxies: number): string =>
  clientKey(socketAddressOf(c), c.req.header('X-Forwarded-For'), trustedProxies);

/** The whole address of the client; empty without a socket. */
export const addressOf = (c: Context, trustedProxies: number): string =>
  clientAddress(socketAddressOf(c), c.req.header('X-Forwarded-For'), trustedProxies);

function socketAddressOf(c: Context): string {
  const bindings: NodeBindings | undefined = c.env;
  return bindings?.incoming?.socket?.remoteAddress ?? '';
}

/** Gives each request an id, and logs refusals. An answer for everybody carries no id, because it would be another visitor's. */
export function requestLog(trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    const id = newRequestId();
    c.set('requestId', id);
    await next();
    if (!c.res.headers.get('Cache-Control')?.startsWith('public')) c.res.headers.set('X-Request-Id', id);
    if (!refusals.has(c.res.status) || isHealth(c)) return;
    log.warn('request-refused', {
      id,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      route: patternOf(c),
      client: createHmac('sha256', hashKey).update(clientOf(c, trustedProxies)).digest('base64url').slice(0, 10),
    });
  };
}

/** Writes one line for our own faults. A request that the client aborted is not a fault, and is only counted. */
export function logFault(c: Context, error: unknown): void {
  const isCutOff = isAbort(error) || c.req.raw.signal.aborted;
  const report = isCutOff ? null : faultReport(error);
  if (isCutOff) log.count('request-aborted');
  if (report) log.error('request-failed', { id: c.get('requestId'), status: 500, route: patternOf(c), ...report });
}

/** `/readyz` answers 503 during shutdown. That is its regular answer, not a refusal. */
const isHealth = (c: Context): boolean => /^\/(?:healthz|readyz)$/.test(c.req.path);

/** '/examenes-laboratorio/:slug', never the address. */
const patternOf = (c: Context): string =>
  /^\/(?:api|fhir)\//.test(c.req.path)
    ? `/${c.req.path.split('/')[1]}/*`
    : routePatternOf(readablePath(new URL(c.req.url).pathname));
