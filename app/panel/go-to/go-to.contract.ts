import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects the panel's menu of commands (`go-to-screen.tsx`, `go-to-opener.tsx`) and `go-to.browser.ts`. */
export const goToContract: Contract<{
  /** A link to the page of the menu, which the script opens as a dialog. */
  opener: string;
  /** The dialog, empty until it opens. */
  dialog: string;
  /** The menu: the content of the page, and of the dialog. */
  menu: string;
  /** The field that filters the lines. */
  filter: string;
  /** A line that leads somewhere. */
  line: string;
  /** Says that no line matches. */
  none: string;
}> = {
  opener: 'data-go-opener',
  dialog: 'data-go-dialog',
  menu: 'data-go-menu',
  filter: 'data-go-filter',
  line: 'data-go-line',
  none: 'data-go-none',
};
