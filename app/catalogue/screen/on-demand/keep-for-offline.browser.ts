import { keepReact, keptPages, readNow } from '../../../views/pages/what-is-kept.ts';
import { searchClient } from './search-client.browser.ts';

/**
 * Lets the service worker store what the search needs without a network; none of it runs in the page. The service worker stores pages as
 * they are opened, but it may not have been active yet when this one was.
 */
export async function keepForOffline(records: string): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  controller.postMessage(keepReact);
  searchClient(records);
  const pages = await caches.open(keptPages.cacheName);
  if (!(await pages.match(location.pathname))) controller.postMessage(readNow);
}
