import type { MiddlewareHandler } from 'hono';
import { matchPath, type ServerBuild } from 'react-router';

import { pagePathOf } from '../app/platform/data-request.ts';

const readMethods = ['GET', 'HEAD'];

/**
 * Refuses methods that no page accepts: every page can be read, and only routes with an action accept forms. Without this, React Router
 * would render a page to say so. `Allow` lists the accepted methods (RFC 9110, 15.5.6).
 */
export function knownMethods(routes: ServerBuild['routes']): MiddlewareHandler {
  const forms = Object.values(routes).flatMap((route) => (route?.module.action ? [route] : []));
  const takesForm = ({ pathname, searchParams }: URL): boolean =>
    forms.some(
      // The bare address means the layout around an index route, which has no action.
      ({ path = '', index }) => matchPath(`/${path}`, pagePathOf(pathname)) && (!index || searchParams.has('index')),
    );
  return async (c, next) => {
    if (readMethods.includes(c.req.method)) return next();
    const allowed = takesForm(new URL(c.req.url)) ? [...readMethods, 'POST'] : readMethods;
    if (allowed.includes(c.req.method)) return next();
    return c.text('Method not allowed', 405, { Allow: allowed.join(', '), 'Cache-Control': 'no-store' });
  };
}
