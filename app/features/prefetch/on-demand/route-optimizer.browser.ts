import { type Connection, likelyMark, mayPrefetch, maySpend, speculationRules } from '../what-is-prefetched.ts';

/** Where the page's own next step stands: what turns by itself is none, and the breadcrumb leads back. */
const steps = 'main a[href]:not([data-carousel] *, nav *)';

/**
 * Fetches the next page before it is asked for (clause S7.03): the page's likeliest next step at once, the others when the visitor
 * turns to their link: by speculation rules where the browser has them, else by hints. Whatever fails here, links work as before.
 */
export function optimizeRoutes(): void {
  if (!maySpend(connection())) return;
  const likely = [...document.querySelectorAll<HTMLAnchorElement>(steps)].find(isLikely);
  if (HTMLScriptElement.supports?.('speculationrules')) {
    likely?.setAttribute(likelyMark, '');
    addToHead('script', { type: 'speculationrules', text: speculationRules });
    return;
  }
  if (likely) hint(likely.pathname);
  for (const turn of ['pointerover', 'touchstart', 'focusin']) addEventListener(turn, fetchAhead, { passive: true });
}

// Not in every browser, and so in no declaration.
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** In view, and to be fetched. */
function isLikely(link: HTMLAnchorElement): boolean {
  const { top, height } = link.getBoundingClientRect();
  return height > 0 && top < innerHeight && mayPrefetch(link, location);
}

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element && target.closest('a[href]');
  if (link instanceof HTMLAnchorElement && mayPrefetch(link, location)) hint(link.pathname);
}

const hinted = new Set<string>();

function hint(path: string): void {
  if (hinted.has(path)) return;
  hinted.add(path);
  addToHead('link', { rel: 'prefetch', href: path });
}

const addToHead = (name: string, properties: object): void =>
  document.head.append(Object.assign(document.createElement(name), properties));
