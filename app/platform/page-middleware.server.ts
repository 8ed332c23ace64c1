import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { localeOfPath, storedLocale } from '../i18n/locale.ts';
import { inLocale } from '../i18n/request-locale.server.ts';
import type { ReadParameters } from '../views/pages/read-parameters.ts';
import { publicFor } from './public-for.ts';
import { readQueryContext } from './read-query.ts';
import { isShared } from './route-classes.ts';
import { servicesContext } from './services.ts';
import { openingOf } from './site-loader.server.ts';

type Middleware = MiddlewareFunction<Response>;
type Names = readonly string[];

/** Sets the language of everything in the request, by its address. */
export const setLocale: Middleware = ({ url }, next) => inLocale(localeOfPath(url.pathname), next);

/** Sets the language for an unknown address: English under `/en`, and otherwise the visitor's last choice. */
export const setStoredLocale: Middleware = ({ request, url }, next) => {
  if (localeOfPath(url.pathname) === 'en') return inLocale('en', next);
  return inLocale(storedLocale(request.headers.get('Cookie') ?? '') ?? 'es', next);
};

/** The instant until which a cache may hold the page, in epoch milliseconds. */
const heldUntilContext = createContext(Number.POSITIVE_INFINITY);
const MINUTE_MS = 60_000;

/** Limits how long caches hold the page, whose content changes in this many whole minutes of the laboratory's clock; null sets no limit. */
export function limitCacheMinutes(context: Readonly<RouterContextProvider>, minutes: number | null): void {
  if (minutes === null) return;
  const instant = openingOf(context).madeAt;
  const until = instant - (instant % MINUTE_MS) + minutes * MINUTE_MS;
  context.set(heldUntilContext, Math.min(until, context.get(heldUntilContext)));
}

/**
 * A successful answer of a shared route (`route-classes.ts`) is public unless a nested route overrides it: caches may store it while its
 * "open now" is true, and its text does not depend on the query. No cache may store any other answer, whatever a nested route says.
 */
export const cachePublicly: Middleware = async ({ request, url, context }, next) => {
  const response = await next();
  if (!isShared(url.pathname)) return noStoreHeaders(response);
  refuseSharedCookie(response);
  if (response.headers.has('Cache-Control')) return response;
  // Uses the calendar of the render: a page rendered in the last second of the day still says "open".
  const { trueUntil } = openingOf(context);
  const heldUntil = Math.min(trueUntil, context.get(heldUntilContext));
  const { now } = context.get(servicesContext);
  const isPublic = request.method === 'GET' && response.status === 200;
  response.headers.set('Cache-Control', isPublic ? publicFor(heldUntil, now().getTime()) : 'no-store');
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html');
  if (isPublic && isDocument && !response.headers.has('No-Vary-Search'))
    response.headers.set('No-Vary-Search', 'params');
  return response;
};

function noStoreHeaders(response: Response): Response {
  if (!response.headers.get('Cache-Control')?.includes('no-store')) response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** Throws if the response sets a cookie: it belongs to one visitor, and a shared page goes to all of them. */
function refuseSharedCookie({ headers }: Response): void {
  if (headers.has('Set-Cookie')) throw new Error('A route that is the same for everybody sets a cookie');
}

/**
 * For a page that reads its query (`read-parameters.ts`): caches must distinguish its answers by these parameters (`No-Vary-Search`). No
 * cache may store an answer to a visitor's `own` parameters (their exams, their hour); parameters that they `typed` are not measured
 * either.
 */
export const readsQuery =
  ({ chosen = [], own = [], typed = [] }: ReadParameters): Middleware =>
  async ({ url, context }, next) => {
    const has = (names: Names) => names.some((name) => url.searchParams.has(name));
    context.set(readQueryContext, { chosen: has(chosen), typed: has(typed) });
    const response = await next();
    const names = [...chosen, ...own, ...typed].map((name) => `"${name}"`).join(' ');
    response.headers.set('No-Vary-Search', `key-order, params, except=(${names})`);
    if (has([...own, ...typed])) response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };

/**
 * For a page with its own form: analytics does not measure the answer to a posted form, as it does not measure typed text in an address.
 */
export const measuresNoAnswer: Middleware = ({ request, context }, next) => {
  if (request.method === 'POST') context.set(readQueryContext, { chosen: false, typed: true });
  return next();
};

/** No cache stores the pages of a personal area, and no search engine lists them. */
export const setNoStore: Middleware = async (_, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
};
