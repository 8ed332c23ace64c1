import type { MiddlewareHandler } from 'hono';

/** A path of plain words. Files, whose names may have capitals, and paths with a dot or required encoding stay unchanged. */
const plain = /^(\/[\w-]+)+\/*$/;

/**
 * A page has one address: '/Servicios/' and '/%73ervicios' redirect permanently to '/servicios'. The router would answer all spellings, and
 * each would be cached and indexed separately.
 */
export const oneAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const written = withoutNeedlessCodes(pathname);
  const own = written.toLowerCase().replace(/\/+$/, '');
  if (own === pathname || !plain.test(written)) return next();
  return c.redirect(own + search, 308);
};

/** '/%73ervicios%2fx' → '/servicios%2fx': letters, digits, '-' and '_' are the same with and without encoding (RFC 3986, 2.3). */
const withoutNeedlessCodes = (pathname: string): string =>
  pathname.replace(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w-]/.test(letter) ? letter : code;
  });
