import { readText, selectorOf } from '../../ui/behaviors/contract.ts';
import { openNowContract } from './open-now.contract.ts';

/** A visitor's clock may be wrong by days: the page is never asked for more often than this. */
const MIN_WAIT_MS = 60_000;
/** The clock may also be seconds ahead; the server's answer is then about to change. */
const ABOUT_TO_CHANGE_MS = 5_000;

/**
 * Keeps "open now" true on a page that stays open or comes from a cache: when a status expires, replaces all of them with those of the
 * current page. Hides a status that it cannot refresh.
 */
export function keepOpenNowTrue(): void {
  const until = trueUntil(openStatuses(document)[0]);
  // The clock counts, not the time since the page was loaded: it may have been kept.
  if (until > 0) setTimeout(renew, Math.max(0, until - Date.now()));
}

async function renew(): Promise<void> {
  const fresh = await freshStatuses();
  const until = trueUntil(fresh[0]);
  const isTrue = until > Date.now();
  for (const [position, status] of openStatuses(document).entries()) {
    const renewed = isTrue ? fresh[position] : undefined;
    if (renewed) status.replaceWith(renewed);
    else status.hidden = true;
  }
  const wait = isTrue ? Math.max(MIN_WAIT_MS, until - Date.now()) : fresh.length > 0 ? ABOUT_TO_CHANGE_MS : MIN_WAIT_MS;
  setTimeout(renew, wait);
}

/** The statuses of the current page, even if it is a 404 page; empty if it is unreachable. */
const freshStatuses = (): Promise<HTMLElement[]> =>
  fetch(location.pathname, { headers: { Accept: 'text/html' } })
    .then((answer) => answer.text())
    .then((html) => openStatuses(new DOMParser().parseFromString(html, 'text/html')))
    .catch(() => []);

const openStatuses = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(selectorOf(openNowContract, 'trueUntil')),
];

/** Zero without a status. */
const trueUntil = (status: HTMLElement | undefined): number => Number(readText(status, openNowContract, 'trueUntil'));
