import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 31_536_000;

/** What every answer carries. A document's policy is its own (`content-security-policy.ts`) and also forbids framing it. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

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
    // Other sites may not embed our files. A document has its policy, which forbids framing it, and every byte of it counts.
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html'))
      c.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  };
}
