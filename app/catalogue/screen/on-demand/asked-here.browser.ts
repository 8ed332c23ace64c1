import { type ExamChoice, queryOf, readChoice } from '../../../domain/exam-search/exam-choice.ts';
import { withList } from '../carried-list.ts';
import { typedBefore } from '../typed-text.browser.ts';

/** What the address and the history ask for. Old addresses have all of it behind the '#'. */
export function choiceOfAddress(): ExamChoice {
  const { hash, search } = location;
  const choice = readChoice(new URLSearchParams(hash.includes('=') ? hash.slice(1) : search));
  const typed = typedBefore();
  return typed === null ? choice : { ...choice, query: typed };
}

/** The address of a choice, without what was typed. A list that is carried stays. */
export const addressWithoutText = (choice: ExamChoice, carried: readonly string[]): string =>
  location.pathname + withList(queryOf({ ...choice, query: '' }), carried);

/** Whether the visitor only jumped within the page, which asks for nothing else. */
export const isJump = (): boolean => history.state === null && location.hash !== '' && !location.hash.includes('=');
