import { clickContract } from '../behaviours/clicks.contract.ts';
import { readText, selectorOf } from '../behaviours/contract.ts';
import { remember } from '../behaviours/storage.ts';

/** Where the visitor's choice is kept, in their browser. Nothing is kept until they choose. */
export const themeKey = 'site-theme';

/** Puts a theme ('light', 'dark') in place and remembers it. The focus goes to the switch that leads back. */
export function chooseTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  remember(themeKey, theme);
  const back = document.querySelectorAll<HTMLElement>(selectorOf(clickContract, 'theme'));
  [...back]
    .filter((button) => readText(button, clickContract, 'theme') !== theme)
    .find((button) => button.offsetParent !== null)
    ?.focus();
}
