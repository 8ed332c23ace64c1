import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { clickContract } from '../../ui/behaviours/clicks.contract.ts';
import { partOf } from '../../ui/behaviours/contract.ts';
import { remember } from '../../ui/behaviours/storage.ts';
import { CLOSED_FOR_MS, greetingKey, VISIT_MS } from './greeting.ts';

/** Remembers that the invitation has folded up and, for longer, that the visitor has closed the welcome (`floating-chat.tsx`). */
export const greeting: Behaviour = (dock) => {
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
