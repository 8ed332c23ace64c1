import { carouselContract } from '../../../ui/behaviors/carousel.contract.ts';
import { connection, maySpend } from '../../../ui/behaviors/connection.ts';
import { selectorOf } from '../../../ui/behaviors/contract.ts';
import { prefetchContract } from '../prefetch.contract.ts';
import { mayPrefetch, mayPrefetchWhenIdle, speculationRules } from '../prefetch-rules.ts';
import { onTurnToLink } from './turn-to-link.browser.ts';

/** The links to a likely next step: not those of a carousel, which move, nor the breadcrumb, which leads back. */
const steps = `main a[href]:not(${selectorOf(carouselContract, 'root')} *, nav *)`;

/**
 * Prefetches the next page (clause S7.03): the page's likeliest next step at once, the others when the visitor turns to their link. Uses
 * speculation rules where the browser has them, hints otherwise. If anything here fails, links still work.
 */
export function optimizeRoutes(): void {
  if (!maySpend(connection())) return;
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  if (hasRules) addToHead('script', { type: 'speculationrules', text: speculationRules });
  const prefetch = hasRules
    ? (link: HTMLAnchorElement) => link.setAttribute(prefetchContract.likely, '')
    : (link: HTMLAnchorElement) => hint(link.pathname);
  withLikely(prefetch);
  onTurnToLink((link) => {
    if (mayPrefetch(link, location)) prefetch(link);
  });
}

/** Acts on the first visible step after the browser's own layout; reading a position would force a layout at once. */
function withLikely(act: (link: HTMLAnchorElement) => void): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(steps)].filter((link) =>
    mayPrefetchWhenIdle(link, location),
  );
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const inView = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
    const likely = links.find((link) => inView.has(link));
    if (likely) act(likely);
  });
  for (const link of links) observer.observe(link);
}

const hinted = new Set<string>();

function hint(path: string): void {
  if (hinted.has(path)) return;
  hinted.add(path);
  addToHead('link', { rel: 'prefetch', href: path });
}

const addToHead = (name: string, properties: object): void =>
  document.head.append(Object.assign(document.createElement(name), properties));
