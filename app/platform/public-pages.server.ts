import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { localeOfPath, rememberedLocale } from '../i18n/locale.ts';
import { inLocale } from '../i18n/request-locale.server.ts';
import type { ReadParameters } from '../site/frame/kept-query.ts';
import { publicFor } from './public-for.ts';
import { readQueryContext } from './read-query.ts';
import { isShared } from './route-classes.ts';
import { servicesContext } from './services.ts';
import { openingOf } from './site-loader.server.ts';

type Middleware = MiddlewareFunction<Response>;
type Names = readonly string[];

/** The address decides the language of everything that the request makes. */
export const speakLanguage: Middleware = ({ url }, next) => inLocale(localeOfPath(url.pathname), next);

/** Where the address names no page, the language is the one that the visitor chose last. */
export const speakRememberedLanguage: Middleware = ({ request, url }, next) =>
  inLocale(
    localeOfPath(url.pathname) === 'en' ? 'en' : (rememberedLocale(request.headers.get('Cookie') ?? '') ?? 'es'),
    next,
  );

const heldUntilContext = createContext(Number.POSITIVE_INFINITY);
const MINUTE_MS = 60_000;

/** What the page says becomes another thing in so many whole minutes of the laboratory's clock, if not before; null says nothing. */
export function holdsForMinutes(context: Readonly<RouterContextProvider>, minutes: number | null): void {
  if (minutes === null) return;
  const instant = openingOf(context).madeAt;
  const until = instant - (instant % MINUTE_MS) + minutes * MINUTE_MS;
  context.set(heldUntilContext, Math.min(until, context.get(heldUntilContext)));
}

/**
 * A successful answer of a route that is the same for everybody (`route-classes.ts`) is public, unless something below has said
 * otherwise: caches may keep it for as long as its "open now" is true, and its text does not depend on the query. Any other answer is
 * kept by nobody, whatever was said below.
 */
export const cachePublicly: Middleware = async ({ request, url, context }, next) => {
  const response = await next();
  if (!isShared(url.pathname)) return keptNowhere(response);
  refuseSharedCookie(response);
  if (response.headers.has('Cache-Control')) return response;
  // By the calendar that the page was made with: made in the last second of the day it says "open", whatever the clock says now.
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

function keptNowhere(response: Response): Response {
  if (!response.headers.get('Cache-Control')?.includes('no-store')) response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** A cookie is for one visitor. A page for everybody that sets one is a bug, and must not be sent to anybody. */
function refuseSharedCookie({ headers }: Response): void {
  if (headers.has('Set-Cookie')) throw new Error('A route that is the same for everybody sets a cookie');
}

/**
 * For a page that reads its query: caches must tell its answers apart by these parameters. An answer to something that is a visitor's
 * `own` (their exams, their hour) is kept by nobody; what they have `typed` is not measured either.
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

/** For a page with a form of its own: what it answers is, like what is typed into an address, not measured. */
export const measuresNoAnswer: Middleware = ({ request, context }, next) => {
  if (request.method === 'POST') context.set(readQueryContext, { chosen: false, typed: true });
  return next();
};

/** Pages of a person's own area are kept nowhere, and no search engine lists them. */
export const keepNowhere: Middleware = async (_, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
};
