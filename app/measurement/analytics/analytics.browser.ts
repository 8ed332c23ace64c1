import type { Behavior } from '../../ui/behaviors/behavior.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';

/** A measurable page has the data on its body. The measuring code loads separately, and every page works without it. */
export const analytics: Behavior = (body) => {
  onDemand(() => import('./on-demand/measuring.browser.ts')).then(
    ({ measure }) => measure(body),
    () => {},
  );
};
