import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 31_536_000;

/**
 * The headers of every answer. No other site may embed the pages, and resources from elsewhere (the street map's images) are requested
 * without cookies; together these isolate the site in its own process. A worker needs the same headers as the page that starts it.
 */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** The policy of an answer that loads nothing. */
const nothing = `default-src 'none'; frame-ancestors 'none'`;

/**
 * Returns the Content Security Policy of an answer that is not a document, by its type; a document has its own
 * (`content-security-policy.ts`). The policy of a script governs what it fetches as a worker, and the policy of a drawing governs its
 * styles when it is opened directly.
 */
export function policyFor(contentType: string | null): string | null {
  if (contentType?.startsWith('text/html')) return null;
  if (/^(?:text|application)\/javascript/.test(contentType ?? ''))
    return `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'`;
  return contentType?.startsWith('image/svg') ? `${nothing}; style-src 'unsafe-inline'` : nothing;
}

/** The headers of every answer. A site that visitors reach over https also sends HSTS. */
export const headersFor = (publicUrl: string): Record<string, string> => ({
  ...always,
  ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
});

/** Adds the security headers to every answer, and a policy to those that have none. A page may send no referrer at all. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries(headersFor(publicUrl));
  return async (c, next) => {
    await next();
    const isStricter = c.res.headers.get('Referrer-Policy') === 'no-referrer';
    for (const [name, value] of headers) if (name !== 'Referrer-Policy' || !isStricter) c.res.headers.set(name, value);
    const policy = policyFor(c.res.headers.get('Content-Type'));
    if (policy && !c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', policy);
  };
}
