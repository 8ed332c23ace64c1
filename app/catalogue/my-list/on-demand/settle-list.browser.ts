import { keepList, listCodes } from '../../../views/exams/list-contents.ts';
import { type Arrival, codesShown, fragmentOf, isListFragment } from '../list-arrival.ts';

/** Keeps the list of an arrival. In a browser that keeps nothing, the address holds all of it. */
export function keepArrival(arrival: Arrival): Arrival {
  if (!arrival.isOwn) return arrival;
  if (arrival.kept.join() !== listCodes().join()) keepList(arrival.kept);
  const isKept = arrival.kept.every((code) => listCodes().includes(code));
  if (isKept) return arrival;
  return { ...arrival, isOwn: false, address: { ...arrival.address, codes: codesShown(arrival, arrival.kept) } };
}

/** Puts into the address what the browser does not keep, and takes the list out of the query. */
export function replaceAddress(arrival: Arrival): void {
  const place = isListFragment(location.hash) ? '' : location.hash;
  history.replaceState(history.state, '', location.pathname + (fragmentOf(arrival) || place));
}

/** The way back leads to the address before the change; a change of the kept list alone has no address. */
export function pushAddress(arrival: Arrival): void {
  const url = location.pathname + fragmentOf(arrival);
  if (url !== location.pathname + location.search + location.hash) history.pushState(null, '', url);
}
