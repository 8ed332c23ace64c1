import { startMyList } from './catalogue/my-list/list-start.browser.ts';
import { startCatalogue } from './catalogue/screen/catalogue-start.browser.ts';
import { selectorOf } from './ui/behaviors/contract.ts';
import { type IslandStarts, type Islands, island } from './ui/behaviors/island.ts';
import { islandContract } from './ui/islands/island.contract.ts';

/** The module of each island, loaded at the visitor's first sign of interest. */
const islands: Islands = {
  catalogue: () => import('./catalogue/screen/catalogue.island.tsx'),
  'due-date': () => import('./calculators/pregnancy/due-date.island.tsx'),
  'exam-field': () => import('./patient/result-time/exam-field.island.tsx'),
  'my-list': () => import('./catalogue/my-list/my-list.island.tsx'),
  'risk-calculator': () => import('./calculators/risk/risk-calculator.island.tsx'),
};

/** The islands with their own start. */
const starts: IslandStarts = { catalogue: startCatalogue, 'my-list': startMyList };

/** Only pages with islands load this file (`entry.client.ts`). */
export function startIslands(): void {
  const start = island(islands, starts);
  for (const element of document.querySelectorAll<HTMLElement>(selectorOf(islandContract, 'name'))) start(element);
}
