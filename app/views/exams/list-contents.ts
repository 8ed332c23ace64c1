import { MAX_EXAMS } from '../../domain/exams/codes/exam-code.ts';
import { codesIn } from '../../domain/exams/list-codes.ts';
import { readStored, remember } from '../../ui/behaviors/storage.ts';
import { listChanged } from './list-changes.ts';
import { listKey } from './list-key.ts';

const none: readonly string[] = [];
let last: { stored: string | null; codes: readonly string[] } = { stored: null, codes: none };

/** The codes of the list that this browser stores. Returns the same array until the list changes. */
export function listCodes(): readonly string[] {
  const stored = readStored(listKey);
  if (stored !== last.stored) last = { stored, codes: codesIn(stored ?? '').slice(0, MAX_EXAMS) };
  return last.codes;
}

/** The list on the server, which does not know it: empty. */
export const noCodes = (): readonly string[] => none;

/** Stores these codes, or none, and dispatches the event. Some browsers store nothing: `listCodes()` returns the stored codes. */
export function keepList(codes: readonly string[]): void {
  remember(listKey, codes.length > 0 ? codes.join(',') : null);
  document.dispatchEvent(new CustomEvent(listChanged));
}

/** (['HEM-001', 'QUI-002'], ['QUI-002']) → true. Returns false without codes. */
export const isListed = (listed: readonly string[], codes: readonly string[]): boolean =>
  codes.length > 0 && codes.every((code) => listed.includes(code));
