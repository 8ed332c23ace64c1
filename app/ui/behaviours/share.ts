import type { Behaviour } from './behaviour.ts';

/** Passes the page's address on (`share.tsx`), and nothing but the address: a sensitive page's name is not spread by us. */
export const share: Behaviour = (root) => {
  const url = location.origin + (root.dataset.share || location.pathname);
  const by = 'share' in navigator ? 'sheet' : 'copy';
  const button = root.querySelector<HTMLButtonElement>(`[data-share-by="${by}"]`);
  const done = root.querySelector<HTMLElement>('[data-share-done]');
  // Without a secure connection the browser has neither.
  if (!button || !done || (by === 'copy' && !navigator.clipboard)) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      if (by === 'sheet') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      done.textContent = done.dataset.shareDone ?? '';
    } catch {
      // The visitor closed the sheet, or forbids the clipboard: nothing is lost.
    }
  });
};
