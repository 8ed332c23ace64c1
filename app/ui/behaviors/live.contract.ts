import type { Contract } from './contract.ts';

/** Connects elements that need a script (`waits-for.ts`) with the script that starts all others (`app/platform/document/boot.ts`). */
export const liveContract: Contract<{
  /** The handler of a click or a submit: one of our behaviors, or a command of the browser. Until then the page holds the event. */
  by: 'behavior' | 'command';
  /** The code of this element could not be loaded: its parts look as without JavaScript (`app.css`). */
  unanswered: '';
}> = { by: 'data-live', unanswered: 'data-unanswered' };
