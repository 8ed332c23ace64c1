import type { Islands } from './ui/behaviours/island.ts';

/** The module of each island. Each comes on demand, when its visitor shows interest. */
export const islands: Islands = {
  'due-date': () => import('./calculators/pregnancy/due-date.island.tsx'),
  'risk-calculator': () => import('./calculators/risk/risk-calculator.island.tsx'),
};
