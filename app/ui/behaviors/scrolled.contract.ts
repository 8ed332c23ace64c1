import type { Contract } from './contract.ts';

/** Between the site's header and `scrolled.ts`. */
export const scrolledContract: Contract<{
  /** Whether the page is scrolled. `frame.css` shows it. */
  scrolled: 'true' | 'false';
}> = { scrolled: 'data-scrolled' };
