import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';

/** The header's link to the search opens its field over the page. Without this, or when that fails, it leads there. */
export const searchOpener: Behaviour = (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onDemand(() => import('./on-demand/search-dialog.browser.ts'))
      .then(({ openSearch }) => openSearch(link))
      .catch(() => location.assign(link.href));
  });
};
