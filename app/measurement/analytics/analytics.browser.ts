import type { Behavior } from '../../ui/behaviors/behavior.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';

/** Measures the page whose body has the attribute of `measurementContract`. The code loads separately, and every page works without it. */
export const analytics: Behavior = (body) => {
  onDemand(() => import('./on-demand/measuring.browser.ts')).then(
    ({ measure }) => measure(body),
    () => {},
  );
};
