import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 31_536_000;

/**
 * What every answer carries. No other site may embed it, and what it loads from elsewhere (the street map's images) is asked for
 * without cookies: both together keep it in a process of its own. A worker needs the same as the page that starts it.
 */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

const nothing = `default-src 'none'; frame-ancestors 'none'`;

/**
 * The policy of an answer that is no document, by its type; a document has its own (`content-security-policy.ts`). The policy of a
 * script governs what it fetches as a worker, and that of a drawing its styles where it is opened by itself.
 */
export function policyFor(contentType: string | null): string | null {
  if (contentType?.startsWith('text/html')) return null;
  if (/^(?:text|application)\/javascript/.test(contentType ?? ''))
    return `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'`;
  return contentType?.startsWith('image/svg') ? `${nothing}; style-src 'unsafe-inline'` : nothing;
}

/** The headers of every answer; a site that visitors reach by https also insists on it. */
export const headersFor = (publicUrl: string): Record<string, string> => ({
  ...always,
  ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
});

export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries(headersFor(publicUrl));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    const policy = policyFor(c.res.headers.get('Content-Type'));
    if (policy && !c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', policy);
  };
}
