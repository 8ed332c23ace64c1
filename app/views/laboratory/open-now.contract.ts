import type { Contract } from '../../ui/behaviors/contract.ts';

/** Between `open-now.tsx` and `open-now.browser.ts`. */
export const openNowContract: Contract<{
  /** Epoch milliseconds: until then what the status says is true. */
  trueUntil: number;
  /** `motion.css` shows it. */
  open: boolean;
}> = { trueUntil: 'data-true-until', open: 'data-open' };
