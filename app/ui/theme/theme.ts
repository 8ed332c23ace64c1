import { clickContract } from '../behaviors/clicks.contract.ts';
import { readText, selectorOf } from '../behaviors/contract.ts';
import { remember } from '../behaviors/storage.ts';
import { themeContract } from './theme.contract.ts';

/** The storage key of the visitor's choice. Nothing is stored until they choose. */
export const themeKey = 'site-theme';

/** Applies a theme ('light', 'dark') and remembers it. The focus moves to the button that switches back. */
export function chooseTheme(theme: string): void {
  document.documentElement.setAttribute(themeContract.chosen, theme);
  remember(themeKey, theme);
  const back = document.querySelectorAll<HTMLElement>(selectorOf(clickContract, 'theme'));
  [...back]
    .filter((button) => readText(button, clickContract, 'theme') !== theme)
    .find((button) => button.offsetParent !== null)
    ?.focus();
}
