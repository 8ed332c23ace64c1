import type { Behaviour } from './behaviour.ts';

/** Scrolled further than this, the header's bar grows opaque and its strip small (clause S4.02). */
const SCROLLED_PX = 100;

/** Says in `data-scrolled` whether the page is scrolled. */
export const scrolled: Behaviour = (header) => {
  const read = () => {
    header.dataset.scrolled = String(window.scrollY > SCROLLED_PX);
  };
  read();
  window.addEventListener('scroll', read, { passive: true });
};
