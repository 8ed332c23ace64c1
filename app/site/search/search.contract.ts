import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects the header's link to the search, the search's own page, and the dialog. */
export const searchContract: Contract<{
  /** The link opens the search's field over the page. */
  opener: true;
  /** The place of the field on the search's own page; the dialog takes the field from there, and this word for closing. */
  place: string;
}> = { opener: 'data-search', place: 'data-search-field' };
