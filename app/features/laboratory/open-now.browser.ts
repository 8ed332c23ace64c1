import type { Behaviour } from '../../ui/behaviours/behaviour.ts';

/** A visitor's clock may be wrong by days: the page is never asked for more often than this. */
const LEAST_WAIT_MS = 60_000;

/**
 * Keeps "open now" true on a page that stays open, or that comes out of a cache: when what it says expires (`data-true-until`), it
 * is taken from the page as it is now. What cannot be renewed is hidden: better no word than a wrong one.
 */
export const openNow: Behaviour = (status) => {
  const position = statuses(document).indexOf(status);
  let shown: Element = status;

  const renew = async () => {
    const fresh = await fetch(location.pathname, { headers: { Accept: 'text/html' } })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((html) => statuses(new DOMParser().parseFromString(html, 'text/html'))[position])
      .catch(() => undefined);
    if (!fresh) {
      shown.setAttribute('hidden', '');
      setTimeout(renew, LEAST_WAIT_MS);
      return;
    }
    shown.replaceWith(fresh);
    shown = fresh;
    wait(fresh, LEAST_WAIT_MS);
  };
  // The clock counts, not the time since the page was loaded: it may have been kept.
  const wait = (element: HTMLElement, least: number) =>
    setTimeout(renew, Math.max(least, Number(element.dataset.trueUntil) - Date.now()));
  wait(status, 0);
};

const statuses = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-true-until]')];
