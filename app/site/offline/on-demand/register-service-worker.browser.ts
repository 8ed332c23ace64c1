import { markReadMessage } from '../../../views/pages/offline-cache-rules.ts';
import { serviceWorkerPath } from '../service-worker-address.ts';

/** Registers the service worker, which answers without a network. Browsers that lack or refuse it lose nothing (clause S7.02). */
export function registerServiceWorker(): void {
  navigator.serviceWorker?.register(serviceWorkerPath).catch(() => {});
  if (wasFetchedAhead()) navigator.serviceWorker?.controller?.postMessage(markReadMessage);
}

/** Browsers with speculation rules report how a page was fetched; TypeScript's declarations do not include it yet. */
function wasFetchedAhead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
  return navigation?.deliveryType === 'navigational-prefetch';
}
