import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { localeOfPath, pathInLocale } from '../app/i18n/locale.ts';
import { type HostAddresses, isPanelHost, isServedAt, missingPath } from '../app/platform/panel-host.ts';
import { readablePath } from './readable-path.ts';

/**
 * Replaces the address of a page that this host does not serve by one that no page has, before anything looks at the request. So the panel
 * is missing from the site's host in the same way as any other page, whatever the method, and the site from the panel's.
 */
export function asServed(request: Request, addresses: HostAddresses): Request {
  const url = new URL(request.url);
  const isOwn = isPanelHost(url.hostname, addresses) && (url.pathname === ROBOTS || homePath.test(url.pathname));
  if (isOwn || isServedAt({ hostname: url.hostname, pathname: readablePath(url.pathname) }, addresses)) return request;
  url.pathname = missingPath(url.pathname);
  return new Request(url, request);
}

/** Does a request of Node's server name the panel's own host? */
export const asksPanel = ({ headers: { host = '' } }: IncomingMessage, addresses: HostAddresses): boolean =>
  isPanelHost(host.replace(/:\d+$/, ''), addresses);

const ROBOTS = '/robots.txt';
/** '/' and '/en' */
const homePath = /^\/(?:en\/?)?$/;

/** Nothing is blocked: a crawler that may not read a page cannot read that it must not be listed. */
const openToRobots = 'User-agent: *\nDisallow:\n';

/** At the panel's host, `/` leads to the panel, and no search engine lists anything. */
export function panelHost(addresses: HostAddresses): MiddlewareHandler {
  return async (c, next) => {
    const { hostname, pathname } = new URL(c.req.url);
    if (!isPanelHost(hostname, addresses)) return next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (isRead && homePath.test(pathname))
      c.res = c.redirect(pathInLocale(localeOfPath(pathname), '/admin-panel'), 302);
    else if (isRead && pathname === ROBOTS) c.res = c.text(openToRobots, 200, { 'Cache-Control': 'no-store' });
    else await next();
    c.res.headers.set('X-Robots-Tag', 'noindex');
  };
}
