import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { greetingKey } from './greeting.ts';

/** Remembers that the visitor has closed the welcome, or that the invitation has folded up (`floating-chat.tsx`). */
export const greeting: Behaviour = (dock) => {
  const remember = () => {
    try {
      localStorage.setItem(greetingKey, String(Date.now()));
    } catch {
      // Storage is refused (a private window): the next page greets again.
    }
  };
  dock.addEventListener('animationend', remember);
  dock.querySelector('[data-dismiss]')?.addEventListener('click', remember);
};
