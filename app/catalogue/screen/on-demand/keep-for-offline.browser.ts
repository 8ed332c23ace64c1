import { type KeepSearch, markReadMessage, pageCacheLimits } from '../../../views/pages/offline-cache-rules.ts';

/**
 * Asks the service worker to store the files that the search needs without a network; none of it loads or runs in the page. The service
 * worker stores pages as they are opened, but it may not have been active yet when this one was.
 */
export async function keepForOffline(records: string): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  controller.postMessage({ keepSearch: records } satisfies KeepSearch);
  const pages = await caches.open(pageCacheLimits.cacheName);
  if (!(await pages.match(location.pathname))) controller.postMessage(markReadMessage);
}
