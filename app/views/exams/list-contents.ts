import { remembered } from '../../ui/behaviours/storage.ts';
import { listKey } from './list-key.ts';

/** An event of the document: the list of this browser has changed, in this tab. */
export const listChanged = 'exam-list-changed';

/** The list as it is stored: 'HEM-001,QUI-002'; empty for none. */
export const storedList = (): string => remembered(listKey) ?? '';

/** Calls back whenever the list may have changed, in this tab or in another. Returns what ends that. */
export function subscribeToList(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === listKey || key === null) changed();
  };
  document.addEventListener(listChanged, changed);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener(listChanged, changed);
    window.removeEventListener('storage', onStorage);
  };
}

/** ('HEM-001,QUI-002', ['QUI-002']) → true. Nothing is on no list. */
export function isListed(stored: string, codes: readonly string[]): boolean {
  const listed = stored.split(',');
  return codes.length > 0 && codes.every((code) => listed.includes(code));
}
