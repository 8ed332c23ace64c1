import { liveContract } from './behaviours/live.contract.ts';
import { written } from './written.ts';

/** For an element that needs a script: a press on it waits until the script is ready (`app/platform/document/boot.ts`). */
export const waitsFor = (by: 'behaviour' | 'command') => written(liveContract, { by });
