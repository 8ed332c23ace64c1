import { readJson, readText, selectorOf } from '../behaviors/contract.ts';
import { type IslandName, islandContract } from './island.contract.ts';

/** Reads the name and the props of an island that the server wrote. Throws if an element has none, which would be our own bug. */
export function readIsland(element: Element): { name: IslandName; props: object } {
  const name = readText(element, islandContract, 'name');
  if (name === '') throw new Error('An island has no name.');
  return { name, props: readJson(element, islandContract, 'props') };
}

/** Selects the links that an island itself answers. */
export const waitingLink = `a${selectorOf(islandContract, 'answers')}`;
