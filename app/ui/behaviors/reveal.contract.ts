import type { Contract } from './contract.ts';

/** Connects `reveal.tsx` and `reveal.ts`. `motion.css` and `print.css` read it. */
export const revealContract: Contract<{
  /** The delay, in steps of 200 ms. */
  order: 0 | 1 | 2 | 3;
  /** A part that was out of view when the page opened. */
  state: 'waiting' | 'shown';
}> = { order: 'data-reveal-order', state: 'data-reveal' };
