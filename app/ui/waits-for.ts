import { liveContract } from './behaviors/live.contract.ts';
import { dataFor } from './data-for.ts';

/**
 * Returns the attributes of an element that needs a script: a press on it waits until the script is ready
 * (`app/platform/document/boot.ts`).
 */
export const waitsFor = (by: 'behavior' | 'command') => dataFor(liveContract, { by });
