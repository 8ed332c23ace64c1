import { localizedHref } from '../../i18n/href.ts';
import type { Locale } from '../../i18n/locale.ts';
import { type ListAddress, listFragment, listQuery } from './list-address.ts';

/** Which side shows a list: the server, which gets it from links, or the browser that stores it. */
export interface ListDisplay {
  /** The part of an address that holds the list: the query, which the server reads, or the fragment (`#e=…`), which no browser sends. */
  place: 'query' | 'fragment';
  /** Whether the link to the catalog carries the list, because the browser does not store it. */
  isCarried: boolean;
  /** Whether this browser stores another list. */
  isOther: boolean;
}

/** The list of a page that the server renders, from the codes in its address. */
export const shownByServer: ListDisplay = { place: 'query', isCarried: true, isOther: false };

type Linked = Parameters<typeof listQuery>[0];

/** The address of a list, with the anchor on its page that a link leads to. A fragment holds either a list or an anchor. */
export const listHref = (locale: Locale, list: Linked, { place }: ListDisplay, anchor = ''): string =>
  localizedHref(locale, '/mi-lista') +
  (place === 'query' ? listQuery(list) + (anchor && `#${anchor}`) : listFragment(list));

/** The list without one of its exams. */
export const without = (address: ListAddress, code: string): ListAddress => ({
  ...address,
  codes: address.codes.filter((one) => one !== code),
});
