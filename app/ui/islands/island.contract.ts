/**
 * The islands of the site. The server renders each component into the document, and React hydrates it in the browser at the visitor's first
 * sign of interest (decision 0038). `app/islands.ts` maps each island to its module.
 */
export const islandNames = ['catalogue', 'due-date', 'my-list', 'risk-calculator'] as const;
export type IslandName = (typeof islandNames)[number];

const isIslandName = (name: string | undefined): name is IslandName => islandNames.some((one) => one === name);

/** The attributes of the element around an island; `readIsland` parses them. */
export const islandAttributes = (name: IslandName, props: object) => ({
  'data-island': name,
  'data-props': JSON.stringify(props),
});

/** The name and the props that the server wrote. Throws if an element has none, which would be our own bug. */
export function readIsland({ dataset }: HTMLElement): { name: IslandName; props: object } {
  const { island, props = '' } = dataset;
  if (!isIslandName(island)) throw new Error(`Unknown island "${island}".`);
  return { name: island, props: JSON.parse(props) };
}

/** A link that the island itself answers once it is hydrated; a click before that waits for it. */
export const answeredByIsland = { 'data-live': 'behaviour', 'data-island-answers': '' } as const;
export const waitingLink = 'a[data-island-answers]';
