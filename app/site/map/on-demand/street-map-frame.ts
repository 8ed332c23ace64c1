import { partOf } from '../../../ui/behaviors/contract.ts';
import { onDemand } from '../../../ui/behaviors/on-demand.ts';
import { remember } from '../../../ui/behaviors/storage.ts';
import { mapKey } from '../../../views/consent/consent-preference.ts';
import { functionalRefused } from '../../../views/consent/consent-store.browser.ts';
import { streetMapContract } from '../street-map.contract.ts';

/** The distance from the viewport at which the map begins to load. */
const nearness = { rootMargin: '200px' };

/**
 * Opens the map. If the visitor `asked` for it, opens it at once and remembers that, unless the visitor has refused functional storage.
 * Otherwise waits until it is near the viewport.
 */
export function openStreetMap(root: HTMLElement, asked: boolean): void {
  if (asked) {
    if (!functionalRefused()) remember(mapKey, 'yes');
    void show(root, true);
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    void show(root, false);
  }, nearness);
  observer.observe(root);
}

/** Loads Leaflet and the images. */
async function show(root: HTMLElement, focus: boolean): Promise<void> {
  const [offer, shown, failed] = [
    partOf(root, streetMapContract, 'offer'),
    partOf(root, streetMapContract, 'shown'),
    partOf(root, streetMapContract, 'failed'),
  ];
  if (!offer || !shown || !failed || !shown.hidden) return;
  offer.hidden = true;
  shown.hidden = false;
  try {
    const { drawStreetMap } = await onDemand(() => import('./leaflet-map.ts'));
    const remove = drawStreetMap(root);
    if (focus) partOf(root, streetMapContract, 'frame')?.focus();
    const hide = () => {
      remember(mapKey, null);
      remove();
      shown.hidden = true;
      offer.hidden = false;
      offer.querySelector('button')?.focus();
    };
    partOf(root, streetMapContract, 'hide')?.addEventListener('click', hide, { once: true });
  } catch {
    shown.hidden = true;
    failed.hidden = false;
  }
}
