import { dataFor } from '../data-for.ts';
import { waitsFor } from '../waits-for.ts';
import { islandContract } from './island.contract.ts';

/** For a link that the island itself answers. A click before the island has hydrated waits for it. */
export const answeredByIsland = { ...waitsFor('behavior'), ...dataFor(islandContract, { answers: '' }) };
