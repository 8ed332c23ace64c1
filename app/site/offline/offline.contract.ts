import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects `offline-screen.tsx` and its behavior. */
export const offlineContract: Contract<{
  screen: '';
  /** The list of the pages that were kept: its one line is the pattern of the others. */
  kept: '';
  /** The way to the visitor's plan. */
  plan: '';
}> = { screen: 'data-offline', kept: 'data-kept-pages', plan: 'data-kept-plan' };
