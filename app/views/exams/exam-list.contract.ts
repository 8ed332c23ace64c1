import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects the parts of a page that show or change the list with the list's behavior (`exam-list.browser.ts`). */
export const examListContract: Contract<{
  /** A link that adds exams (`list-add-link.tsx`): their codes, separated by commas. */
  add: string;
  /** The place of the number of exams. */
  count: '';
  /** A link of the list's own page that empties the list. */
  empties: '';
  /** On an element that contains such links (`list-link-texts.ts`): the link text when its exam is on the list. */
  listed: string;
  /** The announcements of an added exam, by the plural category of the list's new length; the second has `{count}` for the number. */
  addedOne: string;
  addedOther: string;
}> = {
  add: 'data-list-add',
  count: 'data-list-count',
  empties: 'data-list-empty',
  listed: 'data-list-in',
  addedOne: 'data-list-added-one',
  addedOther: 'data-list-added-other',
};
