import { plainPath } from '../../i18n/locale.ts';
import { selectorOf } from '../../ui/behaviors/contract.ts';
import { listAbove, pagesOfMany } from '../../views/pages/pages-of-many.ts';
import { isPersonalPath, personalPaths } from '../../views/pages/personal-pages.ts';
import { prefetchContract } from './prefetch.contract.ts';

/** The common part of a link (`HTMLAnchorElement`), a page (`location`) and a `URL`. */
type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

/**
 * May this link be prefetched from this page? Only another page of the site that is the same for everybody: no personal page, no query, no
 * file.
 */
export function mayPrefetch(link: Address, page: Address): boolean {
  return (
    link.origin === page.origin &&
    link.pathname !== page.pathname &&
    link.search === '' &&
    !link.pathname.includes('.') &&
    !isPersonalPath(plainPath(link.pathname))
  );
}

/**
 * May this link be prefetched before any sign of interest? Never an exam: its name may be private, and the visitor has shown no interest in
 * it yet.
 */
export const mayPrefetchWhenIdle = (link: Address, page: Address): boolean =>
  mayPrefetch(link, page) && !plainPath(link.pathname).startsWith(`${listAbove(pagesOfMany.exam)}/`);

const mayBeFetched = [
  { href_matches: '/*' },
  { not: { href_matches: ['/*\\?(.+)', '/*.*', ...personalPaths.flatMap((path) => [`${path}*`, `/en${path}*`])] } },
  { not: { selector_matches: '[target=_blank],[download],[href^="#"]' } },
];

/**
 * The same rules for browsers that prefetch by themselves: the marked links at once, the others when they are pressed. Their own way of
 * watching the pointer ('moderate') also takes a link that was scrolled under a resting mouse. It is the text of a script of
 * type `speculationrules`, and a constant, because the page's policy allows it by its hash. It prefetches and never prerenders, so nothing runs or is counted before the
 * visit.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [...mayBeFetched, { selector_matches: selectorOf(prefetchContract, 'likely') }] },
      eagerness: 'immediate',
    },
    { where: { and: mayBeFetched }, eagerness: 'conservative' },
  ],
});
