import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects the list's page and `served-list.browser.ts`, for a browser that cannot open its list. */
export const lostListContract: Contract<{
  /** The hidden notice. */
  notice: true;
  /** The link that takes the list to the server. */
  send: true;
}> = { notice: 'data-lost-list', send: 'data-lost-list-send' };
