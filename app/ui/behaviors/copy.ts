import type { Behavior } from './behavior.ts';
import { readText } from './contract.ts';
import { copyContract } from './copy.contract.ts';

/** Copies the code of the button's block. The button shows itself only where the browser can copy. */
export const copy: Behavior = (button) => {
  const code = button.parentElement?.querySelector('code');
  if (!code || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent?.trim() ?? '').catch(() => {});
    button.textContent = readText(button, copyContract, 'copied');
  });
};
