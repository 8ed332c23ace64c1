import { plainPath } from '../../i18n/locale.ts';
import { listAbove, pagesOfMany } from '../../views/pages/pages-of-many.ts';
import { isPersonalPath, personalPaths } from '../../views/pages/personal-pages.ts';

/** What a link (`HTMLAnchorElement`), a page (`location`) and a `URL` have in common. */
type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

/**
 * Is this link worth fetching ahead, from this page? A page of the site that is another one, and the same for everybody: no
 * personal page, nothing with a query, no file.
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
 * Is this link worth fetching before anybody turns to it? Never an exam: which one it is may be nobody's business, and the page that leads
 * there has not been asked for it.
 */
export const mayPrefetchUnasked = (link: Address, page: Address): boolean =>
  mayPrefetch(link, page) && !plainPath(link.pathname).startsWith(`${listAbove(pagesOfMany.exam)}/`);

/** Marks the link to the page that is the likeliest to be next. */
export const likelyMark = 'data-likely';

const mayBeFetched = [
  { href_matches: '/*' },
  { not: { href_matches: ['/*\\?(.+)', '/*.*', ...personalPaths.flatMap((path) => [`${path}*`, `/en${path}*`])] } },
  { not: { selector_matches: '[target=_blank],[download],[href^="#"]' } },
];

/**
 * The same for browsers that see themselves when a link is about to be followed, as the text of a script of the type `speculationrules`.
 * It is a constant, because the page's policy allows it by its hash. What it names is fetched and never rendered: nothing runs or is
 * counted before the visit.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: [...mayBeFetched, { selector_matches: `[${likelyMark}]` }] }, eagerness: 'immediate' },
    { where: { and: mayBeFetched }, eagerness: 'moderate' },
  ],
});
