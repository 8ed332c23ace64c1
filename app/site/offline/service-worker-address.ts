/** Where the built service worker lies (clause S7.02): at the root, because it answers for every page below its own folder. */
export const serviceWorkerPath = '/sw.js';
