import { registerServiceWorker } from './site/offline/on-demand/register-service-worker.browser.ts';
import { optimizeRoutes } from './site/prefetch/on-demand/route-optimizer.browser.ts';

/** Optional work for an idle page (clauses S7.02, S7.03). A failure of either has no consequence. */
for (const improve of [registerServiceWorker, optimizeRoutes]) {
  try {
    improve();
  } catch {
    // The page stays unchanged.
  }
}
