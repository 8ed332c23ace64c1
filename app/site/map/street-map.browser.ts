import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';
import { remembered } from '../../ui/behaviours/storage.ts';
import { mapKey } from '../../views/consent/consent-preference.ts';
import { functionalRefused } from '../../views/consent/consent-store.browser.ts';

/**
 * The street map (`street-map.tsx`): nothing of it comes until the visitor has pressed its button, here or on an earlier visit
 * (`mapKey`). Who has refused the functional group is offered it each time.
 */
export const streetMap: Behaviour = (root) => {
  const open = (asked: boolean) =>
    onDemand(() => import('./on-demand/street-map-frame.ts')).then(
      (frame) => frame.openStreetMap(root, asked),
      () => root.querySelector('[data-map-failed]')?.removeAttribute('hidden'),
    );
  root.querySelector('[data-map-show]')?.addEventListener('click', () => open(true));
  if (remembered(mapKey) && !functionalRefused()) void open(false);
};
