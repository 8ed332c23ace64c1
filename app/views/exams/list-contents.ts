import { MOST_EXAMS } from '../../domain/exams/codes/exam-code.ts';
import { codesIn } from '../../domain/exams/list-codes.ts';
import { readStored, remember } from '../../ui/behaviors/storage.ts';
import { listKey } from './list-key.ts';

/** The document's event for a change of the list in this tab. Other tabs get a `storage` event. */
const listChanged = 'exam-list-changed';

const none: readonly string[] = [];
let last: { stored: string | null; codes: readonly string[] } = { stored: null, codes: none };

/** The codes of the list that this browser stores. Returns the same array until the list changes. */
export function listCodes(): readonly string[] {
  const stored = readStored(listKey);
  if (stored !== last.stored) last = { stored, codes: codesIn(stored ?? '').slice(0, MOST_EXAMS) };
  return last.codes;
}

/** The list on the server, which does not know it: empty. */
export const noCodes = (): readonly string[] => none;

/** Stores these codes, or none, and dispatches the event. Some browsers store nothing: `listCodes()` returns the stored codes. */
export function keepList(codes: readonly string[]): void {
  remember(listKey, codes.length > 0 ? codes.join(',') : null);
  document.dispatchEvent(new CustomEvent(listChanged));
}

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

/** (['HEM-001', 'QUI-002'], ['QUI-002']) → true. Returns false without codes. */
export const isListed = (listed: readonly string[], codes: readonly string[]): boolean =>
  codes.length > 0 && codes.every((code) => listed.includes(code));
