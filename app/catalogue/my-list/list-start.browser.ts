import { type IslandStart, startAtInterest } from '../../ui/behaviors/island.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';
import { onListChange } from '../../views/exams/list-changes.ts';
import { listCodes } from '../../views/exams/list-contents.ts';

/**
 * The page of a list hydrates as soon as a list exists, in this browser or in the address, and at the first sign of interest. The server
 * computes what this browser cannot.
 */
export const startMyList: IslandStart = (element, hydrate, props) => {
  let isShown = false;
  const show = () => {
    if (isShown) return;
    if (listCodes().length === 0 && !/[?&#](e|aparte)=/.test(location.search + location.hash)) return;
    isShown = true;
    // Loads the planning data alongside the code that reads them.
    if ('planning' in props) document.head.append(preload(String(props.planning)));
    hydrate();
  };
  onListChange(show);
  show();
  startAtInterest(element, hydrate, props);
  return { whenLost: () => askServer(element) };
};

function askServer(page: HTMLElement): void {
  onDemand(() => import('./on-demand/served-list.browser.ts')).then(
    ({ openServedList }) => openServedList(page),
    () => {},
  );
}

const preload = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
