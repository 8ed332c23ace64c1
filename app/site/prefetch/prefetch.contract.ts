import type { Contract } from '../../ui/behaviors/contract.ts';

/** Between `route-optimizer.browser.ts` and the browser's own rules for prefetching (`what-is-prefetched.ts`). */
export const prefetchContract: Contract<{
  /** The link to the likeliest next page. */
  likely: '';
}> = { likely: 'data-likely' };
