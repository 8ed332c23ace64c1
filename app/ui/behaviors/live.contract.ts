import type { Contract } from './contract.ts';

/** Between elements that need a script (`waits-for.ts`) and the script that starts all others (`app/platform/document/boot.ts`). */
export const liveContract: Contract<{
  /** Who handles a click or a submit: a behavior of ours, or a command of the browser. Until then it is held. */
  by: 'behavior' | 'command';
}> = { by: 'data-live' };
