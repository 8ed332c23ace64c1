import type { Behaviour } from './behaviour.ts';
import { partOf, readText, selectorOf } from './contract.ts';
import { shareContract } from './share.contract.ts';

/** Shares the page's address (`share.tsx`) and nothing else, so that the name of a sensitive page does not spread. */
export const share: Behaviour = (root) => {
  // In an island React shares.
  if (root.closest('[data-island]')) return;
  const url = location.origin + (readText(root, shareContract, 'path') || location.pathname);
  const by = 'share' in navigator ? 'sheet' : 'copy';
  const button = root.querySelector<HTMLButtonElement>(selectorOf(shareContract, 'by', by));
  const done = partOf(root, shareContract, 'done');
  // Without a secure connection the browser has neither.
  if (!button || !done || (by === 'copy' && !navigator.clipboard)) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      if (by === 'sheet') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      done.textContent = readText(done, shareContract, 'done');
    } catch {
      // The visitor closed the sheet or blocked the clipboard; nothing is lost.
    }
  });
};
