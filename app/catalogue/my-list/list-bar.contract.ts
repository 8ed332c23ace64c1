import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects the bar that shows what is on the list (`list-bar.tsx`) with the behavior that fills it (`list-bar.browser.ts`). */
export const listBarContract: Contract<{
  /** The bar, with the address of the planning data, which hold the prices. */
  planning: string;
  /** The place of the number of exams, with its words for one exam and for more; `{count}` stands for the number. */
  one: string;
  other: string;
  /** The place of the total. */
  total: '';
}> = {
  planning: 'data-list-bar',
  one: 'data-list-bar-one',
  other: 'data-list-bar-other',
  total: 'data-list-bar-total',
};
