/**
 * The islands of the site: each is a component that the server writes into a document and that React takes over in the browser, at the
 * visitor's first sign of interest (decision 0038). `app/islands.ts` says which module holds each of them.
 */
export const islandNames = ['catalogue', 'due-date', 'risk-calculator'] as const;
export type IslandName = (typeof islandNames)[number];

const isIslandName = (name: string | undefined): name is IslandName => islandNames.some((one) => one === name);

/** The attributes of the element around an island: `readIsland` reads what this writes. */
export const islandAttributes = (name: IslandName, props: object) => ({
  'data-island': name,
  'data-props': JSON.stringify(props),
});

/** The name and the props that the server wrote. Throws where an element has none: that would be a bug of ours. */
export function readIsland({ dataset }: HTMLElement): { name: IslandName; props: object } {
  const { island, props = '' } = dataset;
  if (!isIslandName(island)) throw new Error(`There is no island "${island}".`);
  return { name: island, props: JSON.parse(props) };
}
