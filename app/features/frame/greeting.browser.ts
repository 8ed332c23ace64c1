import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { remember } from '../../ui/behaviours/storage.ts';
import { greetingKey } from './greeting.ts';

/** Remembers that the visitor has closed the welcome, or that the invitation has folded up (`floating-chat.tsx`). */
export const greeting: Behaviour = (dock) => {
  const greeted = () => remember(greetingKey, String(Date.now()));
  dock.addEventListener('animationend', greeted);
  dock.querySelector('[data-dismiss]')?.addEventListener('click', greeted);
};
