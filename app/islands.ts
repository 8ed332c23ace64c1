import { startMyList } from './catalogue/my-list/list-start.browser.ts';
import { startCatalogue } from './catalogue/screen/catalogue-start.browser.ts';
import type { IslandStarts, Islands } from './ui/behaviors/island.ts';

/** The module of each island, loaded at the visitor's first sign of interest. */
export const islands: Islands = {
  catalogue: () => import('./catalogue/screen/catalogue.island.tsx'),
  'due-date': () => import('./calculators/pregnancy/due-date.island.tsx'),
  'my-list': () => import('./catalogue/my-list/my-list.island.tsx'),
  'risk-calculator': () => import('./calculators/risk/risk-calculator.island.tsx'),
};

/** The islands with their own start. */
export const islandStarts: IslandStarts = { catalogue: startCatalogue, 'my-list': startMyList };
