import { serviceWorkerPath } from '../service-worker-address.ts';

/** Lets the service worker stand in where there is no network. A browser without one, or that refuses, is as well off as before (clause S7.02). */
export function registerServiceWorker(): void {
  navigator.serviceWorker?.register(serviceWorkerPath).catch(() => {});
}
