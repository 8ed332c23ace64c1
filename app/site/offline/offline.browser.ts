import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';

/** Few visitors ever see the offline page, so its code loads on demand. */
export const offline: Behaviour = (screen) => {
  onDemand(() => import('./on-demand/offline-page.browser.ts')).then(
    ({ offlinePage }) => offlinePage(screen),
    reportError,
  );
};
