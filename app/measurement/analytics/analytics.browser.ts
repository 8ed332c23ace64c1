import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';

/** A measurable page has the data on its body. The measuring code loads separately, and every page works without it. */
export const analytics: Behaviour = (body) => {
  onDemand(() => import('./on-demand/measuring.browser.ts')).then(
    ({ measure }) => measure(body),
    () => {},
  );
};
