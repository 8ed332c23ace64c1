import type { Contract } from '../behaviors/contract.ts';

/** Connects the first script of a page (`app/head-script.ts`), the switch of the theme (`theme.ts`), and the style sheets. */
export const themeContract: Contract<{
  /** The visitor's choice, on the root element. `app.css` and `motion.css` read it. */
  chosen: 'light' | 'dark';
}> = { chosen: 'data-theme' };
