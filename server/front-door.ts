import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

import { isLocalhost, plainHost } from '../app/platform/hosting-settings.ts';
import { log } from '../app/platform/log.ts';
import { addressAt } from '../app/platform/panel-host.ts';
import type { Services } from '../app/platform/services.ts';
import { newRequestId } from './request-log.ts';
import { headersFor, policyFor } from './security-headers.ts';

/** The answer to a request that is not for this site. */
interface Refusal {
  status: 308 | 400 | 403 | 421;
  text: string;
  location?: string;
}

/** Load balancers request these by IP address, over http. */
const health = /^\/(?:healthz|readyz)(?:\?|$)/;
/** Programs request these. A program that follows a redirect would send the same data unencrypted again, so it gets an error. */
const machine = /^\/(?:api|fhir)(?:\/|\?|$)/;
/** 'lab.example', 'lab.example:8080', '[::1]:3000' */
const wellFormed = /^(\[[\da-f:.]+\]|[a-z\d](?:[a-z\d._-]*))(?::(\d{1,5}))?$/i;
const LAST_PORT = 65_535;
/** Bounds the memory for host names, which clients invent. */
const MAX_REMEMBERED = 200;

const malformed: Refusal = { status: 400, text: 'The request needs one well-formed Host header.' };
const elsewhere: Refusal = {
  status: 421,
  text: 'This server does not answer for that name. Set PUBLIC_URL to its address, or name it in ALLOWED_HOSTS.',
};
const onlyHttps: Refusal = { status: 403, text: 'This address answers over https only.' };

type Needs = Pick<Services, 'publicUrl' | 'panelUrl' | 'hosting' | 'api'>;

/**
 * Returns a function that checks each request before anything else, including the page cache, and refuses requests that are not for this
 * site: those with a foreign name (a rebound DNS name, a stray virtual host), and http requests to a site that visitors reach over https.
 * It returns whether it has answered.
 */
export function frontDoor(needs: Needs): (request: IncomingMessage, response: ServerResponse) => boolean {
  const hostRefusal = hostRule(needs);
  const schemeRefusal = schemeRule(needs);
  const headers = {
    ...headersFor(needs.publicUrl),
    'Content-Security-Policy': policyFor(null) ?? '',
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  return (request, response) => {
    const url = request.url ?? '';
    const refusal = hostRefusal(request, url) ?? schemeRefusal?.(request, url);
    if (!refusal || health.test(url)) return false;
    const { status, text, location } = refusal;
    const id = newRequestId();
    if (status !== 308) log.warn('request-refused', { id, status });
    const own = { 'X-Request-Id': id, ...(location && { Location: location }), Connection: 'close' };
    response.writeHead(status, { ...headers, ...own });
    response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
    return true;
  };
}

/** Returns a check of a request's host name. Names are few and browsers repeat them, so each result is memoized. */
function hostRule({ publicUrl, panelUrl, hosting }: Needs): (request: IncomingMessage, url: string) => Refusal | null {
  const { hostname } = new URL(publicUrl);
  const names = new Set([hostname, new URL(panelUrl).hostname, ...hosting.allowedHosts].map(plainHost));
  // On a developer's machine any IP address leads here, but a name does not: foreign pages reach local programs through names.
  const isHome = isLocalhost(hostname) || /^(?:127\.|\[::1\])/.test(hostname);
  const memoized = new Map<string, Refusal | null>();
  const judge = (host: string): Refusal | null => {
    const [, name, port = '0'] = wellFormed.exec(host) ?? [];
    if (name === undefined || Number(port) > LAST_PORT) return malformed;
    const isAllowed =
      names.has(plainHost(name)) || (isHome && (isLocalhost(name) || isIP(name.replace(/[[\]]/g, '')) > 0));
    return isAllowed ? null : elsewhere;
  };
  const refusalOf = (host: string): Refusal | null => {
    const known = memoized.get(host);
    if (known !== undefined) return known;
    const refusal = judge(host);
    if (memoized.size < MAX_REMEMBERED) memoized.set(host, refusal);
    return refusal;
  };
  return (request, url) => {
    const { host } = request.headers;
    if (host === undefined || hasTwoHosts(request.rawHeaders)) return malformed;
    const refusal = refusalOf(host);
    if (refusal || url.startsWith('/') || url === '*') return refusal;
    // An absolute target names the host again, and takes precedence over the header (RFC 9112, 3.2.2).
    const [, targetHost = ''] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
    return refusalOf(targetHost);
  };
}

/** Node silently keeps the first of two Host headers; a proxy in front may have checked the other one. */
function hasTwoHosts(raw: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

/**
 * Returns a check of a request's scheme, or null if it does not apply: our proxies report the visitor's scheme. A page over http redirects
 * to https, and a program over http is refused.
 */
function schemeRule(needs: Needs): ((request: IncomingMessage, url: string) => Refusal | null) | null {
  const { publicUrl, api } = needs;
  const { trustedProxies } = api;
  if (!publicUrl.startsWith('https:') || trustedProxies === 0) return null;
  return ({ headers, method }, url) => {
    const said = String(headers['x-forwarded-proto'] ?? '').split(',');
    const scheme = (said.at(-trustedProxies) ?? said[0] ?? '').trim().toLowerCase();
    if (scheme !== 'http') return null;
    const isPage = (method === 'GET' || method === 'HEAD') && !machine.test(url) && url.startsWith('/');
    // The host rule has checked the name.
    const address = addressAt((headers.host ?? '').replace(/:\d+$/, ''), needs);
    return isPage ? { status: 308, text: onlyHttps.text, location: new URL(address).origin + url } : onlyHttps;
  };
}
