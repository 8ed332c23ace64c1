import type { Contract } from '../../ui/behaviors/contract.ts';

/** Connects `floating-chat.tsx` and `greeting.browser.ts`. */
export const greetingContract: Contract<{ dock: '' }> = { dock: 'data-greeting' };
