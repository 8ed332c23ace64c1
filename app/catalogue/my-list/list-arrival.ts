import { codesIn, isSameList } from '../../domain/exams/list-codes.ts';
import { type ListAddress, listFragment, readListAddress } from './list-address.ts';

/** Which list a page shows in a browser that may keep one. */
export interface Arrival {
  /** Of this browser's own list, its codes are those that no browser keeps: what is not planned is shown until it is taken off. */
  address: ListAddress;
  /** Whether it is this browser's own list: what is changed is then kept. */
  isOwn: boolean;
  /** The list that this browser keeps from now on. */
  kept: readonly string[];
}

/** Which of these codes a browser keeps: exams that can be planned, as many as a list holds. */
export type Plannable = (codes: readonly string[]) => readonly string[];

type Place = Pick<Location, 'search' | 'hash'>;

/** '#e=HEM-001&p=2' → true · '#preparacion' → false: a place on the page */
export const isListFragment = (hash: string): boolean => hash.includes('=');

/** The parameters of a list's address: behind the '#', where browsers put them, or in the query, which the server reads. */
export const listParameters = ({ search, hash }: Place): URLSearchParams =>
  new URLSearchParams(isListFragment(hash) ? hash.slice(1) : search);

/**
 * Which list the page shows at this address. An address without a list shows the browser's own. A list in the address becomes this
 * browser's own when it keeps none, the same one, or the same one without the exams that the visitor has just added. A link from
 * somebody else never replaces a list: the visitor is asked.
 */
export function arrivalAt(place: Place, kept: readonly string[], plannable: Plannable): Arrival {
  const parameters = listParameters(place);
  const address = readListAddress(parameters);
  const { codes } = address;
  if (codes.length === 0) {
    const apart = codesIn(parameters.get('aparte') ?? '');
    const planned = plannable([...kept, ...apart]);
    return ownArrival(
      address,
      apart.filter((code) => !planned.includes(code)),
      kept,
    );
  }
  const planned = plannable(codes);
  // The server's answer to a form names them as the place to which it leads ('#HEM-001').
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

const ownArrival = (address: ListAddress, apart: readonly string[], kept: readonly string[]): Arrival => ({
  address: { ...address, codes: apart },
  isOwn: true,
  kept,
});

/** The list after the visitor has changed it to what `wanted` says. */
export function arrivalAfter(
  wanted: ListAddress,
  shown: Pick<Arrival, 'isOwn'> & { codes: readonly string[] },
  kept: readonly string[],
  plannable: Plannable,
): Arrival {
  if (!shown.isOwn) return { address: wanted, isOwn: false, kept };
  // Another tab may have changed the list since: what was taken off is taken off, what was added is added, and the rest stays.
  const left = kept.filter((code) => wanted.codes.includes(code) || !shown.codes.includes(code));
  const added = wanted.codes.filter((code) => !shown.codes.includes(code));
  const keptNow = plannable([...new Set([...left, ...added])]);
  return ownArrival(
    wanted,
    wanted.codes.filter((code) => !keptNow.includes(code)),
    keptNow,
  );
}

/** What stands behind the '#' while the page shows a list: all of it; of the browser's own, what it does not keep. */
export function fragmentOf({ address, isOwn }: Pick<Arrival, 'address' | 'isOwn'>): string {
  if (!isOwn) return listFragment(address);
  const [own, apart] = [listFragment({ ...address, codes: [] }), address.codes];
  return apart.length === 0 ? own : `${own ? `${own}&` : '#'}aparte=${apart.join(',')}`;
}

/** All codes that the page shows. */
export const codesShown = (
  { address, isOwn }: Pick<Arrival, 'address' | 'isOwn'>,
  kept: readonly string[],
): string[] => (isOwn ? [...new Set([...kept, ...address.codes])] : [...address.codes]);
