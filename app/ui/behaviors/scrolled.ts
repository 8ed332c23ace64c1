import type { Behavior } from './behavior.ts';
import { scrolledContract } from './scrolled.contract.ts';

/** Beyond this scroll position, the header's bar becomes opaque and its strip shrinks (clause S4.02). */
const SCROLLED_PX = 100;

/** Reports in an attribute whether the page is scrolled. */
export const scrolled: Behavior = (header) => {
  const read = () => {
    header.setAttribute(scrolledContract.scrolled, String(window.scrollY > SCROLLED_PX));
  };
  read();
  window.addEventListener('scroll', read, { passive: true });
};
