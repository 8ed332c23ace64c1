import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects `open-now.tsx` and `open-now.browser.ts`. */
export const openNowContract: Contract<{
  /** Epoch milliseconds: the status is true until then. */
  trueUntil: number;
  /** `motion.css` shows it. */
  open: boolean;
}> = { trueUntil: 'data-true-until', open: 'data-open' };
