import { readNow } from '../../../views/pages/what-is-kept.ts';
import { serviceWorkerPath } from '../service-worker-address.ts';

/** Lets the service worker stand in where there is no network. A browser without one, or that refuses, is as well off as before (clause S7.02). */
export function registerServiceWorker(): void {
  navigator.serviceWorker?.register(serviceWorkerPath).catch(() => {});
  if (wasFetchedAhead()) navigator.serviceWorker?.controller?.postMessage(readNow);
}

/** Browsers that fetch by speculation rules say of the page how it came; it is not in every declaration. */
function wasFetchedAhead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
  return navigation?.deliveryType === 'navigational-prefetch';
}
