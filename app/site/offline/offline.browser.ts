import type { Behavior } from '../../ui/behaviors/behavior.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';

/** Few visitors ever see the offline page, so its code loads on demand. */
export const offline: Behavior = (screen) => {
  onDemand(() => import('./on-demand/offline-page.browser.ts')).then(
    ({ offlinePage }) => offlinePage(screen),
    reportError,
  );
};
