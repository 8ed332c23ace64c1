import type { MiddlewareHandler } from 'hono';

/** A path in plain words. Files, whose names may have capitals, and whatever is encoded or has a dot are left alone. */
const plain = /^(\/[\w-]+)+\/*$/;

/**
 * A page has one address: '/Servicios/' leads to '/servicios' for good. The router would answer both, and the page would be
 * kept and indexed once for every way of writing it.
 */
export const oneAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const own = pathname.toLowerCase().replace(/\/+$/, '');
  if (own === pathname || !plain.test(pathname)) return next();
  return c.redirect(own + search, 308);
};
