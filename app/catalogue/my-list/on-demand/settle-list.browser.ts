import { keepList, listCodes } from '../../../views/exams/list-contents.ts';
import { type Arrival, codesShown, fragmentOf, isListFragment } from '../list-arrival.ts';

/** Stores the list of an arrival. In a browser without storage, the address holds the whole list. */
export function keepArrival(arrival: Arrival): Arrival {
  if (!arrival.isOwn) return arrival;
  if (arrival.kept.join() !== listCodes().join()) keepList(arrival.kept);
  const isStored = arrival.kept.every((code) => listCodes().includes(code));
  if (isStored) return arrival;
  return { ...arrival, isOwn: false, address: { ...arrival.address, codes: codesShown(arrival, arrival.kept) } };
}

/** Puts the codes that the browser does not store into the fragment, and removes the list from the query. */
export function replaceAddress(arrival: Arrival): void {
  const place = isListFragment(location.hash) ? '' : location.hash;
  history.replaceState(history.state, '', location.pathname + (fragmentOf(arrival) || place));
}

/** Back leads to the address before the change. A change of only the stored list adds no history entry. */
export function pushAddress(arrival: Arrival): void {
  const url = location.pathname + fragmentOf(arrival);
  if (url !== location.pathname + location.search + location.hash) history.pushState(null, '', url);
}
