import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects `live-list.tsx` and `live-list.browser.ts`. */
export const liveListContract: Contract<{
  /** The list, with the address that says whether it has changed. */
  list: string;
  /** Where the page says that the list has changed, with the words for it. */
  notice: string;
}> = { list: 'data-live-list', notice: 'data-live-notice' };
