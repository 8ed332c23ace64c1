import { selectorOf } from '../../ui/behaviors/contract.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';
import { readStored } from '../../ui/behaviors/storage.ts';
import { examListContract } from '../../views/exams/exam-list.contract.ts';
import { onListChange } from '../../views/exams/list-changes.ts';
import { listKey } from '../../views/exams/list-key.ts';

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
  if (readStored(listKey)) mark();
  onListChange(mark);
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(`a${selectorOf(examListContract, 'add')}`);
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    links().then(
      ({ addToList }) => addToList(link),
      () => location.assign(link.href),
    );
  });
}
