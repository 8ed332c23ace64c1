import type { Behavior } from '../../ui/behaviors/behavior.ts';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { partOf } from '../../ui/behaviors/contract.ts';
import { remember } from '../../ui/behaviors/storage.ts';
import { CLOSED_FOR_MS, greetingKey, VISIT_MS } from './greeting.ts';

/** Remembers that the invitation has folded up and, for longer, that the visitor has closed the welcome (`floating-chat.tsx`). */
export const greeting: Behavior = (dock) => {
  let isClosed = false;
  const greetAfter = (milliseconds: number) => remember(greetingKey, String(Date.now() + milliseconds));
  dock.addEventListener('animationend', () => {
    if (!isClosed) greetAfter(VISIT_MS);
  });
  partOf(dock, clickContract, 'dismiss')?.addEventListener('click', () => {
    isClosed = true;
    greetAfter(CLOSED_FOR_MS);
  });
};
