import { codesIn } from '../../../domain/exams/list-codes.ts';
import { waitingLink } from '../../../ui/islands/island.contract.ts';
import { keepList, listCodes } from '../../../views/exams/list-contents.ts';
import { listQuery, readListAddress } from '../list-address.ts';
import { arrivalAt, codesShown, isListFragment, listParameters } from '../list-arrival.ts';

/**
 * In a browser that cannot plan, the server renders the page of a list: the list goes into its address, and the browser stores the changes.
 */
export function openServedList(page: HTMLElement): void {
  document.documentElement.classList.remove('listed');
  const planned = codesIn([...page.querySelectorAll('li[id]')].map(({ id }) => id).join());
  const plannable = (codes: readonly string[]) => codes.filter((code) => planned.includes(code));
  const arrival = arrivalAt(location, listCodes(), plannable);
  const isServed = !isListFragment(location.hash) && /[?&]e=/.test(location.search);
  if (isServed) keepServed(page, arrival.isOwn ? arrival.kept : null, plannable);
  else {
    const codes = codesShown(arrival, arrival.kept);
    if (codes.length > 0) location.replace(location.pathname + listQuery({ ...arrival.address, codes }));
  }
}

/** Null if the list is not this browser's own. */
function keepServed(
  page: HTMLElement,
  own: readonly string[] | null,
  plannable: (codes: readonly string[]) => string[],
): void {
  if (!own) return;
  keepList(own);
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(waitingLink);
    if (link && !link.hasAttribute('download')) keepList(plannable(readListAddress(listParameters(link)).codes));
  });
}
