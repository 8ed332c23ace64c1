import { listKey } from './list-key.ts';

/** The document's event for a change of the list in this tab. Other tabs get a `storage` event. */
export const listChanged = 'exam-list-changed';

/** Calls the listener whenever the list may have changed: here, in another tab, or while this page was in the back/forward cache. */
export function onListChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === listKey || key === null) && listener();
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  document.addEventListener(listChanged, listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener(listChanged, listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
