import type { Contract } from './contract.ts';

/** Connects `code-block.tsx` and `copy.ts`. */
export const copyContract: Contract<{
  /** A button, with the word that it shows once it has copied the code beside it. */
  copied: string;
}> = { copied: 'data-copied' };
