/**
 * The path of the built service worker (clause S7.02). It is at the root, because a service worker controls only pages below its own
 * folder.
 */
export const serviceWorkerPath = '/sw.js';
