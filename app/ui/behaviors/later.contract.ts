import type { Contract } from './contract.ts';

/** Connects the parts of long pages and `later.ts`. */
export const laterContract: Contract<{
  /** A part without layout so far (`motion.css`). */
  part: '';
}> = { part: 'data-later' };
