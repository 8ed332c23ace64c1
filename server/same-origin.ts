import type { MiddlewareHandler } from 'hono';

/**
 * Refuses a request that changes something when it comes from another site. Browsers send `Origin` with every such
 * request; one without it is not a browser's, carries no cookie of a visitor, and passes.
 */
export function sameOriginOnly(publicUrl: string): MiddlewareHandler {
  const publicHost = new URL(publicUrl).host;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const origin = c.req.header('Origin');
    if (origin === undefined || [publicHost, new URL(c.req.url).host].includes(hostOf(origin))) return next();
    return c.text('This request came from another site and was not carried out.', 403);
  };
}

/** 'https://example.com' → 'example.com' · 'null' → '' */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');
