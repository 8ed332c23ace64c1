import { onDemand } from '../../ui/behaviours/on-demand.ts';
import { remembered } from '../../ui/behaviours/storage.ts';
import { listKey } from './list-key.ts';

const list = () => onDemand(() => import('./on-demand/kept-list.browser.ts'));

/**
 * Adds exams to the list of this browser (`data-list-add`) without leaving the page, anywhere and also in rows that come later. Whoever
 * keeps no list loads nothing for it.
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
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-list-add]');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    list().then(
      ({ addToList }) => addToList(link),
      () => location.assign(link.href),
    );
  });
}
