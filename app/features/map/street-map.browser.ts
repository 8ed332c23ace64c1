import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';

/**
 * The street map (`street-map.tsx`): nothing of it comes until the visitor has pressed its button, here or on an earlier visit
 * (`map-allowed`).
 */
export const streetMap: Behaviour = (root) => {
  const open = (asked: boolean) =>
    onDemand(() => import('./on-demand/street-map-frame.ts')).then(
      (frame) => frame.openStreetMap(root, asked),
      () => root.querySelector('[data-map-failed]')?.removeAttribute('hidden'),
    );
  root.querySelector('[data-map-show]')?.addEventListener('click', () => open(true));
  try {
    if (localStorage.getItem('map-allowed')) void open(false);
  } catch {
    // Storage is refused (a private window): nothing was remembered.
  }
};
