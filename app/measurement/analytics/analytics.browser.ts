import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';

/** A page that may be measured says so on its body. What measures comes apart, and no page misses it. */
export const analytics: Behaviour = (body) => {
  onDemand(() => import('./on-demand/measuring.browser.ts')).then(
    ({ measure }) => measure(body.dataset.analytics ?? ''),
    () => {},
  );
};
