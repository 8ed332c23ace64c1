import type { Contract } from './contract.ts';

/** Connects the site's header and `scrolled.ts`. */
export const scrolledContract: Contract<{
  /** Whether the page is scrolled. `frame.css` shows it. */
  scrolled: 'true' | 'false';
}> = { scrolled: 'data-scrolled' };
