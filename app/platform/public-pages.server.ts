import type { MiddlewareFunction } from 'react-router';

import { localeOfPath, rememberedLocale } from '../i18n/locale.ts';
import { inLocale } from '../i18n/request-locale.server.ts';
import { type Services, servicesContext } from './services.ts';
import { openingCalendar } from './site-loader.server.ts';

type Middleware = MiddlewareFunction<Response>;

const HOUR_SECONDS = 3600;

/** The address decides the language of everything that the request makes. */
export const speakLanguage: Middleware = ({ url }, next) => inLocale(localeOfPath(url.pathname), next);

/** Where the address names no page, the language is the one that the visitor chose last. */
export const speakRememberedLanguage: Middleware = ({ request, url }, next) =>
  inLocale(
    localeOfPath(url.pathname) === 'en' ? 'en' : (rememberedLocale(request.headers.get('Cookie') ?? '') ?? 'es'),
    next,
  );

/**
 * A successful page is public unless something below has said otherwise: caches may keep it for as long as its "open now" is
 * true, and its text does not depend on the query.
 */
export const cachePublicly: Middleware = async ({ request, context }, next) => {
  // Before the page is made: made in the last second of the day it says "open", and must not be kept by the clock after it.
  const seconds = trueForSeconds(context.get(servicesContext));
  const response = await next();
  if (response.headers.has('Cache-Control')) return response;
  const isPublic = request.method === 'GET' && response.status === 200 && !response.headers.has('Set-Cookie');
  response.headers.set('Cache-Control', isPublic ? publicFor(seconds) : 'no-store');
  if (isPublic && response.headers.get('Content-Type')?.startsWith('text/html'))
    response.headers.set('No-Vary-Search', 'params');
  return response;
};

/** Pages of a person's own area are kept nowhere. */
export const keepNowhere: Middleware = async (_, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  return response;
};

const publicFor = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60`;

/** Until the laboratory opens or closes, and never longer than an hour. In the last second before, it is no time at all. */
function trueForSeconds(services: Services): number {
  const seconds = Math.floor((openingCalendar(services).trueUntil - services.now().getTime()) / 1000);
  return Math.max(0, Math.min(HOUR_SECONDS, seconds));
}
