import { codesIn, isSameList } from '../../domain/exams/list-codes.ts';
import { type ListAddress, listFragment, readListAddress } from './list-address.ts';

/** Which list a page shows in a browser that may store one. */
export interface Arrival {
  /**
   * For this browser's own list, the address holds only the codes that no browser stores: unplanned exams stay visible until the visitor
   * removes them.
   */
  address: ListAddress;
  /** Whether it is this browser's own list. The browser then stores changes to it. */
  isOwn: boolean;
  /** The list that this browser stores from now on. */
  kept: readonly string[];
}

/** Which of these codes a browser stores: exams that can be planned, up to the limit of a list. */
export type Plannable = (codes: readonly string[]) => readonly string[];

type Place = Pick<Location, 'search' | 'hash'>;

/** '#e=HEM-001&p=2' → true · '#preparacion' → false, because it is an anchor on the page */
export const isListFragment = (hash: string): boolean => hash.includes('=');

/** The parameters of a list's address, from the fragment, where browsers put them, or from the query, which the server reads. */
export const listParameters = ({ search, hash }: Place): URLSearchParams =>
  new URLSearchParams(isListFragment(hash) ? hash.slice(1) : search);

/**
 * Decides which list the page shows at this address. An address without a list shows the browser's own. A list in the address becomes this
 * browser's own if the browser stores none, the same one, or the same one without the exams that the visitor has just added. A link from
 * another person never replaces the stored list; the page asks the visitor.
 */
export function arrivalAt(place: Place, kept: readonly string[], plannable: Plannable): Arrival {
  const parameters = listParameters(place);
  const address = readListAddress(parameters);
  const { codes } = address;
  if (codes.length === 0) {
    const separateList = codesIn(parameters.get('aparte') ?? '');
    const planned = plannable([...kept, ...separateList]);
    return ownArrival(
      address,
      separateList.filter((code) => !planned.includes(code)),
      kept,
    );
  }
  const planned = plannable(codes);
  // The server's answer to a form names the added codes in the anchor that it leads to ('#HEM-001').
  const added = isListFragment(place.hash) ? [] : codesIn(place.hash.slice(1));
  const isOwn = [kept, [...kept, ...added]].some((own) => isSameList(own, codes) || isSameList(own, planned));
  return isOwn || kept.length === 0
    ? ownArrival(
        address,
        codes.filter((code) => !planned.includes(code)),
        planned,
      )
    : { address, isOwn: false, kept };
}

const ownArrival = (address: ListAddress, separateList: readonly string[], kept: readonly string[]): Arrival => ({
  address: { ...address, codes: separateList },
  isOwn: true,
  kept,
});

/** The list after the visitor has changed it to `wanted`. */
export function arrivalAfter(
  wanted: ListAddress,
  shown: Pick<Arrival, 'isOwn'> & { codes: readonly string[] },
  kept: readonly string[],
  plannable: Plannable,
): Arrival {
  if (!shown.isOwn) return { address: wanted, isOwn: false, kept };
  // Another tab may have changed the list since. This applies the visitor's removals and additions, and keeps the rest.
  const left = kept.filter((code) => wanted.codes.includes(code) || !shown.codes.includes(code));
  const added = wanted.codes.filter((code) => !shown.codes.includes(code));
  const storedNow = plannable([...new Set([...left, ...added])]);
  return ownArrival(
    wanted,
    wanted.codes.filter((code) => !storedNow.includes(code)),
    storedNow,
  );
}

/** The fragment while the page shows a list: the whole list, or, for the browser's own list, only the codes that are not stored. */
export function fragmentOf({ address, isOwn }: Pick<Arrival, 'address' | 'isOwn'>): string {
  if (!isOwn) return listFragment(address);
  const [own, separateList] = [listFragment({ ...address, codes: [] }), address.codes];
  return separateList.length === 0 ? own : `${own ? `${own}&` : '#'}aparte=${separateList.join(',')}`;
}

/** All codes that the page shows. */
export const codesShown = (
  { address, isOwn }: Pick<Arrival, 'address' | 'isOwn'>,
  kept: readonly string[],
): string[] => (isOwn ? [...new Set([...kept, ...address.codes])] : [...address.codes]);
