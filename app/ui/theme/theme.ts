/** Where the visitor's choice is kept, in their browser. Nothing is kept until they choose. */
const storageKey = 'site-theme';

/**
 * Runs in the head, before the first paint: says that there is JavaScript, and puts the remembered theme in place. It is
 * written into the page as text.
 */
export const headScript = `document.documentElement.classList.add('js');try{const t=localStorage.getItem('${storageKey}');if(t)document.documentElement.dataset.theme=t}catch{}`;

/** Puts a theme ('light', 'dark') in place and remembers it. The focus goes to the switch that leads back. */
export function chooseTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is refused (a private window): the choice holds for this page.
  }
  const back = [...document.querySelectorAll<HTMLElement>(`[data-theme-choice]:not([data-theme-choice="${theme}"])`)];
  back.find((button) => button.offsetParent !== null)?.focus();
}
