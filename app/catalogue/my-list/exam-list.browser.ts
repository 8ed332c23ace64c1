import { onDemand } from '../../ui/behaviours/on-demand.ts';
import { remembered } from '../../ui/behaviours/storage.ts';
import { listKey } from './list-key.ts';

/** Links that change the list: without a script each leads to the page of the list that then is. */
const changes = 'a:is([data-list-add], [data-list-remove], [data-list-empty])';

const list = () => onDemand(() => import('./on-demand/kept-list.browser.ts'));

/**
 * Changes the list of this browser: adds exams without leaving the page, anywhere and also in rows that come later, and takes them off
 * on the page of the list. Whoever keeps no list loads nothing for it.
 */
export function keepExamList(): void {
  const show = () =>
    list().then(
      ({ showList }) => showList(),
      () => {},
    );
  if (remembered(listKey) || document.querySelector('[data-list-page]')) show();
  window.addEventListener('storage', (event) => event.key === listKey && show());
  window.addEventListener('pageshow', ({ persisted }) => persisted && show());
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(changes);
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    list().then(
      ({ changeList }) => changeList(link),
      () => location.assign(link.href),
    );
  });
}
