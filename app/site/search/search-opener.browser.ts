import type { Behavior } from '../../ui/behaviors/behavior.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';

/** Makes the header's search link open its field over the page. Without this, or if it fails, the link leads to the search page. */
export const searchOpener: Behavior = (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onDemand(() => import('./on-demand/search-dialog.browser.ts'))
      .then(({ openSearch }) => openSearch(link))
      .catch(() => location.assign(link.href));
  });
};
