import { localizedHref } from '../../i18n/href.ts';
import type { Locale } from '../../i18n/locale.ts';
import { type ListAddress, listFragment, listQuery } from './list-address.ts';

/** Who shows a list: the server, to which links bring it, or the browser that keeps it. */
export interface ListDisplay {
  /** Where links put the list: in the query, which the server reads, or in the fragment (`#e=…`), which no browser sends. */
  place: 'query' | 'fragment';
  /** The way to the catalog carries the list where the browser does not keep it. */
  isCarried: boolean;
  /** This browser keeps another list. */
  isOther: boolean;
}

export const shownByServer: ListDisplay = { place: 'query', isCarried: true, isOther: false };

type Linked = Parameters<typeof listQuery>[0];

/** The address of a list, and the place on its page to which a link leads. A fragment holds either a list or such a place. */
export const listHref = (locale: Locale, list: Linked, { place }: ListDisplay, anchor = ''): string =>
  localizedHref(locale, '/mi-lista') +
  (place === 'query' ? listQuery(list) + (anchor && `#${anchor}`) : listFragment(list));

/** The list without one of its exams. */
export const without = (address: ListAddress, code: string): ListAddress => ({
  ...address,
  codes: address.codes.filter((one) => one !== code),
});
