import { queryOf, readChoice } from '../../../domain/exam-search/exam-choice.ts';
import type { ExamChoice } from '../../../domain/exam-search/exam-selection.ts';
import { withList } from '../carried-list.ts';
import { restoreTypedText } from '../query-restore.browser.ts';

/** The choice in the address and the history. Old addresses have all of it in the fragment. */
export function choiceOfAddress(): ExamChoice {
  const { hash, search } = location;
  const choice = readChoice(new URLSearchParams(hash.includes('=') ? hash.slice(1) : search));
  const typed = restoreTypedText();
  return typed === null ? choice : { ...choice, query: typed };
}

/** The address of a choice without the typed text. A carried list stays. */
export const addressWithoutText = (choice: ExamChoice, carried: readonly string[]): string =>
  location.pathname + withList(queryOf({ ...choice, query: '' }), carried);

/** Whether the visitor only jumped to an anchor on the page, which asks for nothing new. */
export const isJump = (): boolean => history.state === null && location.hash !== '' && !location.hash.includes('=');
