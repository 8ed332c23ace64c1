import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects `route-optimizer.browser.ts` and the browser's own rules for prefetching (`prefetch-rules.ts`). */
export const prefetchContract: Contract<{
  /** The link to the likeliest next page. */
  likely: '';
}> = { likely: 'data-likely' };
