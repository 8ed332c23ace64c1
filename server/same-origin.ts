import type { MiddlewareHandler } from 'hono';

import { addressAt, type HostAddresses } from '../app/platform/panel-host.ts';

/** The session cookie, by its names with https and on a developer's machine. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=/;

/**
 * Refuses a request that changes something unless the site's own pages sent it. A browser reports the source: `Sec-Fetch-Site` must be
 * `same-origin`, and `Origin` must be the origin of PUBLIC_URL, or of PANEL_URL at the panel's host, including scheme and port. The Host header
 * only chooses between these two, because the client writes it. A request with neither header comes from no current browser: it passes unless it carries a session. A page that sends
 * no referrer (a one-time link) posts its form with the origin `null`; there, `Sec-Fetch-Site` decides alone, which no page can forge.
 */
export function sameOriginOnly(addresses: HostAddresses): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const { origin: own } = new URL(addressAt(new URL(c.req.url).hostname, addresses));
    const [site, origin] = [c.req.header('Sec-Fetch-Site'), c.req.header('Origin')];
    const isOwnOrigin = origin === undefined || origin === own;
    const isOwn = site === 'same-origin' ? isOwnOrigin || origin === 'null' : site === undefined && isOwnOrigin;
    const isUnknown = site === undefined && origin === undefined;
    if (isOwn && !(isUnknown && sessionCookie.test(c.req.header('Cookie') ?? ''))) return next();
    return c.text(refusalFrom(own), 403, { 'Cache-Control': 'no-store' });
  };
}

/** A visitor who opened 127.0.0.1 instead of localhost reads this too, and learns what to do. */
const refusalFrom = (own: string): string =>
  [
    `Este formulario solo se puede enviar desde ${own}. Abra la página en esa dirección y envíelo de nuevo.`,
    `This form can only be sent from ${own}. Open the page at that address and send it again.`,
  ].join('\n\n');
