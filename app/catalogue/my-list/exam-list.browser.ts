import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';
import { islandLost, islandNeeded, readIsland } from '../../ui/islands/island.contract.ts';
import { listCodes, onListChange } from '../../views/exams/list-contents.ts';

const links = () => onDemand(() => import('./on-demand/list-links.browser.ts'));

/**
 * Shows on every page how long this browser's list is and which exams are on it, and adds exams without leaving the page. Without a script,
 * a link that adds an exam leads to the page of the resulting list. A visitor without a list loads no code for it.
 */
export function keepExamList(): void {
  const mark = () =>
    links().then(
      ({ markList }) => markList(),
      () => {},
    );
  if (listCodes().length > 0) mark();
  onListChange(mark);
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-list-add]');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    links().then(
      ({ addToList }) => addToList(link),
      () => location.assign(link.href),
    );
  });
}

/** The browser computes the page of a list as soon as a list exists. The server computes what this browser cannot. */
export const listPage: Behaviour = (element) => {
  let isShown = false;
  const show = () => {
    if (isShown) return;
    if (listCodes().length === 0 && !/[?&#](e|aparte)=/.test(location.search + location.hash)) return;
    isShown = true;
    const { props } = readIsland(element);
    // Loads the planning data alongside the code that reads them.
    if ('planning' in props) document.head.append(preload(String(props.planning)));
    element.dispatchEvent(new Event(islandNeeded));
  };
  element.addEventListener(islandLost, () => {
    onDemand(() => import('./on-demand/served-list.browser.ts')).then(
      ({ openServedList }) => openServedList(element),
      () => {},
    );
  });
  show();
  onListChange(show);
};

const preload = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
