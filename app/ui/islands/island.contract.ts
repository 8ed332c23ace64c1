import type { Contract } from '../behaviors/contract.ts';

/**
 * The islands of the site. The server renders each component into the document, and React hydrates it in the browser at the visitor's first
 * sign of interest (decision 0038). `app/islands.ts` maps each island to its module.
 */
export type IslandName = 'catalogue' | 'due-date' | 'exam-field' | 'my-list' | 'risk-calculator';

/** Connects the element around an island (`island.tsx`) and the behavior that hydrates it (`island.ts`). */
export const islandContract: Contract<{
  name: IslandName;
  /** The props of its component. */
  props: object;
  /** The behavior has hydrated it. */
  hydrated: '';
  /** A link that the island itself answers once it is hydrated; a click before that waits for it. */
  answers: '';
}> = { name: 'data-island', props: 'data-props', hydrated: 'data-hydrated', answers: 'data-island-answers' };
