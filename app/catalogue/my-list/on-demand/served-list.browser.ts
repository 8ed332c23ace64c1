import { codesIn } from '../../../domain/exams/list-codes.ts';
import { partOf } from '../../../ui/behaviors/contract.ts';
import { waitingLink } from '../../../ui/islands/read-island.ts';
import { keepList, listCodes } from '../../../views/exams/list-contents.ts';
import { listQuery, readListAddress } from '../list-address.ts';
import { arrivalAt, codesShown, isListFragment, listParameters } from '../list-arrival.ts';
import { lostListContract } from '../lost-list.contract.ts';

/**
 * In a browser that cannot plan, the page says so, and its visitor decides whether the server renders the list: then the list goes into the
 * address, and the browser stores the changes.
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
    if (codes.length > 0) offerServer(page, location.pathname + listQuery({ ...arrival.address, codes }));
  }
}

function offerServer(page: HTMLElement, address: string): void {
  const notice = partOf(page, lostListContract, 'notice');
  const link = notice && partOf(notice, lostListContract, 'send');
  if (!notice || !(link instanceof HTMLAnchorElement)) return;
  link.href = address;
  notice.hidden = false;
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
