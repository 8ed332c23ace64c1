import type { MiddlewareHandler } from 'hono';

import { routePatternOf } from '../app/platform/route-classes.ts';

/** A path of plain words. Files, whose names may have capitals, and paths with a dot or required encoding stay unchanged. */
const plainPath = /^(\/[\w-]+)+\/*$/;

/**
 * Redirects permanently to the canonical spelling of a page's path: '/Servicios/' and '/%73ervicios' → '/servicios'. The router would
 * answer all spellings, and each would be cached and indexed separately. A one-time link keeps its spelling: capitals are part of its token.
 */
export const oneAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const decoded = decodePlainLetters(pathname);
  const canonical = decoded.toLowerCase().replace(/\/+$/, '');
  if (canonical === pathname || !plainPath.test(decoded)) return next();
  if (routePatternOf(decoded).endsWith('/:token')) return next();
  return c.redirect(canonical + search, 308);
};

/**
 * Decodes what needs no encoding: '/%73ervicios%2fx' → '/servicios%2fx': letters, digits, '-' and '_' are the same with and without
 * encoding (RFC 3986, 2.3).
 */
const decodePlainLetters = (pathname: string): string =>
  pathname.replace(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w-]/.test(letter) ? letter : code;
  });
