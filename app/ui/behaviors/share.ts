import { islandContract } from '../islands/island.contract.ts';
import type { Behavior } from './behavior.ts';
import { partOf, readText, selectorOf } from './contract.ts';
import { shareContract } from './share.contract.ts';
import { shareAddress, wayToShare } from './share-address.ts';

/** Shares the page's address (`share.tsx`) and nothing else, so that the name of a sensitive page does not spread. */
export const share: Behavior = (root) => {
  // In an island React shares.
  if (root.closest(selectorOf(islandContract, 'name'))) return;
  const url = location.origin + (readText(root, shareContract, 'path') || location.pathname);
  const by = wayToShare();
  const button = by && root.querySelector<HTMLButtonElement>(selectorOf(shareContract, 'by', by));
  const done = partOf(root, shareContract, 'done');
  if (!button || !done) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    if (await shareAddress(url, by)) done.textContent = readText(done, shareContract, 'done');
  });
};
