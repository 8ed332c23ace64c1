import type { Contract } from './contract.ts';

/** Connects `share.tsx` and `share.ts`. */
export const shareContract: Contract<{
  /** The path to pass on; '' for that of the page itself. `print.css` hides it. */
  path: string;
  /** A button: by the phone's own sheet, or by the clipboard. */
  by: 'sheet' | 'copy';
  /** The status, with the words that say that the address was copied. */
  done: string;
}> = { path: 'data-share', by: 'data-share-by', done: 'data-share-done' };
