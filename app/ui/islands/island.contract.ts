import { type Contract, readJson, readText, selectorOf } from '../behaviors/contract.ts';

/**
 * The islands of the site. The server renders each component into the document, and React hydrates it in the browser at the visitor's first
 * sign of interest (decision 0038). `app/islands.ts` maps each island to its module.
 */
const islandNames = ['catalogue', 'due-date', 'my-list', 'risk-calculator'] as const;
export type IslandName = (typeof islandNames)[number];

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

const isIslandName = (name: string): name is IslandName => islandNames.some((one) => one === name);

/** The name and the props that the server wrote. Throws if an element has none, which would be our own bug. */
export function readIsland(element: Element): { name: IslandName; props: object } {
  const name: string = readText(element, islandContract, 'name');
  if (!isIslandName(name)) throw new Error(`Unknown island "${name}".`);
  return { name, props: readJson(element, islandContract, 'props') };
}

export const waitingLink = `a${selectorOf(islandContract, 'answers')}`;
