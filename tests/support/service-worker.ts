import { test as base, expect, type Page } from './browser.ts';
import { type ServedSite, serveSite } from './served-site.ts';

/** Playwright's `test` with a site on its own port, with its service worker allowed. The tests of a process share the site, one at a time. */
export const test = base.extend<{ site: ServedSite }, { sharedSite: ServedSite }>({
  serviceWorkers: 'allow',
  fetchAhead: true,
  sharedSite: [
    async ({ browserName: _ }, use) => {
      const site = await serveSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ sharedSite }, use) => {
    // Now, and not after the last test: its page is closed only after its fixtures, and may have fetched something meanwhile.
    await sharedSite.reset();
    await use(sharedSite);
  },
});

export { expect, type Page };

/** Opens a page and waits until the service worker controls it. */
export async function openWithServiceWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilControlled(page);
}

/** Waits until a service worker controls the page. */
const untilControlled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

/** One entry of the browser's Cache Storage. */
export interface CachedEntry {
  cache: string;
  path: string;
  text: string;
}

/** All entries of the browser's caches for the page's site. */
export const allCached = (page: Page): Promise<CachedEntry[]> =>
  page.evaluate(async () => {
    const kept: { cache: string; path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        const text = (await (await cache.match(request))?.text()) ?? '';
        kept.push({ cache: name, path: pathname + search, text });
      }
    }
    return kept;
  });

/** The addresses of the pages that the browser has stored because they were read. */
export const cachedPages = async (page: Page): Promise<string[]> =>
  (await allCached(page)).filter(({ cache }) => cache === 'site-pages').map(({ path }) => path);
