import { MOST_EXAMS } from '../../domain/exams/codes/exam-code.ts';
import { codesIn } from './list-address.ts';

/** 'HEM-001,QUI-002' → its codes. What somebody else has written there is left out. */
export const readStored = (stored: string | null): string[] => codesIn(stored ?? '').slice(0, MOST_EXAMS);

/** ['HEM-001'] → what is kept; null for an empty list: then nothing is. */
export const toStore = (codes: readonly string[]): string | null => (codes.length > 0 ? codes.join(',') : null);

/** '#HEM-001' → 'HEM-001', '#HEM-001,QUI-001' → both. A code needs no decoding, and what somebody else wrote there ('#%') may not bear any. */
export const addedBy = (hash: string): string => hash.slice(1);

/** What a browser does that keeps one list and has opened the page of one. */
export type Meeting = 'keep-page' | 'ask' | 'nothing';

/**
 * The page's list is kept when it is this browser's own: the first one, the one that is kept already, or that with the exams that
 * the visitor has just added (the address then ends in their codes). A link from somebody else never writes over a list: the visitor is asked.
 */
export function meet(
  page: { codes: readonly string[]; asked: readonly string[]; added: string },
  stored: readonly string[],
): Meeting {
  const isOwn = [stored, [...stored, ...page.added.split(',')]].some(
    (own) => isSame(own, page.codes) || isSame(own, page.asked),
  );
  // Of a list with exams for emergencies alone nothing is left to keep.
  if (page.codes.length === 0) return page.asked.length > 0 && isOwn ? 'keep-page' : 'nothing';
  return stored.length === 0 || isOwn ? 'keep-page' : 'ask';
}

const isSame = (some: readonly string[], others: readonly string[]): boolean => {
  const [one, other] = [new Set(some.filter(Boolean)), new Set(others)];
  return one.size === other.size && [...one].every((code) => other.has(code));
};
