import type { Behavior } from '../../ui/behaviors/behavior.ts';
import { partOf } from '../../ui/behaviors/contract.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';
import { readStored } from '../../ui/behaviors/storage.ts';
import { mapKey } from '../../views/consent/consent-preference.ts';
import { functionalRefused } from '../../views/consent/consent-store.browser.ts';
import { streetMapContract } from './street-map.contract.ts';

/**
 * The street map (`street-map.tsx`). It loads nothing until the visitor presses its button, now or on an earlier visit (`mapKey`). A
 * visitor who refused functional storage is asked each time.
 */
export const streetMap: Behavior = (root) => {
  const open = (asked: boolean) =>
    onDemand(() => import('./on-demand/street-map-frame.ts')).then(
      (frame) => frame.openStreetMap(root, asked),
      () => partOf(root, streetMapContract, 'failed')?.removeAttribute('hidden'),
    );
  partOf(root, streetMapContract, 'show')?.addEventListener('click', () => open(true));
  if (readStored(mapKey) && !functionalRefused()) void open(false);
};
