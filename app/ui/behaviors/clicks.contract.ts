import type { Locale } from '../../i18n/locale.ts';
import type { Contract } from './contract.ts';

/** The attributes by which an element, anywhere on a page, declares the action of a click on it (`clicks.ts`). */
export const clickContract: Contract<{
  /** The theme that a button chooses. `motion.css` shows only the one that changes it. */
  theme: 'light' | 'dark';
  locale: Locale;
  reload: 'page';
  print: 'sheet';
  toTop?: true | undefined;
  /** The id of the field that it leads to, its label in view. */
  leadsToField: string;
  /** The id of the element that it hides. */
  dismiss: string;
}> = {
  theme: 'data-theme-choice',
  locale: 'data-locale-choice',
  reload: 'data-reload',
  print: 'data-print',
  toTop: 'data-to-top',
  leadsToField: 'data-leads-to-field',
  dismiss: 'data-dismiss',
};
