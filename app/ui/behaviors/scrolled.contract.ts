import type { Contract } from './contract.ts';

/** Connects the site's header and `scrolled.ts`. */
export const scrolledContract: Contract<{
  /** Whether the page is scrolled. `site-header.css` and `low-screen.css` show it. */
  scrolled: 'true' | 'false';
}> = { scrolled: 'data-scrolled' };
