/// <reference lib="webworker" />

import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

import { isPlanningAddress, planningAddressIn } from './catalogue/my-list/planning-address.ts';
import { isRecordsAddress } from './domain/exam-search/records-address.ts';
import { type Locale, localeOfPath, pathInLocale, plainPath } from './i18n/locale.ts';
import { connection, maySpend } from './ui/behaviors/connection.ts';
import {
  evictsCopy,
  fileCache,
  isBuildFile,
  isCacheable,
  isFetchedAhead,
  isLastingFile,
  isPublicPage,
  isShellPage,
  markReadMessage,
  NETWORK_PATIENCE_SECONDS,
  pageCacheLimits,
} from './views/pages/offline-cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** The constants of the build (`server/build/service-worker.ts`). */
declare const BUILD: {
  /** The scripts, styles and pictures of every page. */
  shell: string[];
  /** The other files that the catalog's search needs: React, and the search's worker. */
  search: string[];
  /** The offline page of each language. */
  offlinePages: Record<Locale, string>;
  precached: { url: string; revision: string }[];
  /** The Spanish paths of pages that must leave no copy. */
  sensitive: string[];
};

const { shell, search, offlinePages, precached, sensitive } = BUILD;
const DAY_SECONDS = 86_400;

// A new version takes over at once; the cached files of the previous version keep serving the tabs that it opened.
self.skipWaiting();
clientsClaim();
precache(precached);

const files = new CacheFirst({
  cacheName: fileCache.cacheName,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isLastingFile(response) ? response : null) },
    bounded(fileCache),
  ],
});
const pages = new NetworkFirst({
  cacheName: pageCacheLimits.cacheName,
  networkTimeoutSeconds: NETWORK_PATIENCE_SECONDS,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        if (isPublicPage(response)) return response;
        if (evictsCopy(response)) await (await pageCache()).delete(request);
        return null;
      },
    },
    bounded(pageCacheLimits),
  ],
});

const keepFiles = (event: ExtendableEvent, urls: readonly string[]) =>
  event.waitUntil(Promise.all(urls.map((url) => Promise.all(files.handleAll({ event, request: new Request(url) })))));

self.addEventListener('install', (event) => keepFiles(event, shell));
self.addEventListener('activate', (event) => {
  // The network request starts while the worker is still starting; without this, every page would wait for the worker.
  event.waitUntil(self.registration.navigationPreload?.enable());
  event.waitUntil(forgetSensitivePages());
});

registerRoute(
  ({ url: { pathname, search: query }, sameOrigin }) =>
    sameOrigin && query === '' && (isBuildFile(pathname) || isRecordsAddress(pathname) || isPlanningAddress(pathname)),
  files,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !isFetchedAhead(request) && isCacheable(url, sensitive),
  async (options) => {
    const answer = await pages.handle(options);
    keepTwin(options.event, options.url);
    return answer;
  },
);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());
addRoute({ ignoreURLParametersMatching: [], cleanURLs: false });

self.addEventListener('message', (event) => {
  const records: unknown = event.data?.keepSearch;
  if (typeof records === 'string' && isRecordsAddress(records)) keepFiles(event, [...search, records]);
});

// The browser shows a prefetched page without a new request, so it is stored at that moment.
self.addEventListener('message', (event) => {
  if (event.data !== markReadMessage || !(event.source instanceof WindowClient)) return;
  const url = new URL(event.source.url);
  url.hash = '';
  if (!isCacheable(url, sensitive)) return;
  event.waitUntil(Promise.all(pages.handleAll({ event, request: new Request(url) })));
  keepTwin(event, url);
});

setCatchHandler(async ({ request, url }) => {
  if (isFetchedAhead(request)) return Response.error();
  const page = request.mode === 'navigate' && (await matchPrecache(offlinePages[localeOfPath(url?.pathname ?? '/')]));
  return page || Response.error();
});

/**
 * The page of a list holds nothing of it, and a reader of one language may look for the list in the other one when there is no network. So
 * both languages of the page are stored, with the planning data that the page names.
 */
function keepTwin(event: ExtendableEvent, { pathname }: URL): void {
  if (!isShellPage(pathname) || !maySpend(connection())) return;
  const twin = pathInLocale(localeOfPath(pathname) === 'es' ? 'en' : 'es', plainPath(pathname));
  const keep = async () => {
    const [answer, stored] = pages.handleAll({ event, request: new Request(twin) });
    const planning = planningAddressIn(await (await answer).clone().text());
    await stored;
    if (planning) await Promise.all(files.handleAll({ event, request: new Request(planning) }));
  };
  // Without a network, the earlier copies stay.
  event.waitUntil(keep().catch(() => {}));
}

function pageCache(): Promise<Cache> {
  return caches.open(pageCacheLimits.cacheName);
}

/** A page that may no longer leave a copy may have left one under an earlier version. */
async function forgetSensitivePages(): Promise<void> {
  const cache = await pageCache();
  const ended = (await cache.keys()).filter(({ url }) => !isCacheable(new URL(url), sensitive));
  await Promise.all(ended.map((request) => cache.delete(request)));
}

/** Evicts the least recently used entries first. */
function bounded({ most, days }: { most: number; days: number }): WorkboxPlugin {
  const plugin = new ExpirationPlugin({
    maxEntries: most,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  });
  // The package declares its callbacks as possibly undefined, but does not accept them as such.
  return plugin as WorkboxPlugin;
}
