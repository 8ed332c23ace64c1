import { registerServiceWorker } from './site/offline/on-demand/register-service-worker.browser.ts';
import { optimizeRoutes } from './site/prefetch/on-demand/route-optimizer.browser.ts';

/** What a page does when nothing else is left to do, and could do without (clauses S7.02, S7.03): neither failure is anybody's concern. */
for (const improve of [registerServiceWorker, optimizeRoutes]) {
  try {
    improve();
  } catch {
    // The page is as it was.
  }
}
