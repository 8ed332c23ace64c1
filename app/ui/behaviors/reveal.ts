import type { Behavior } from './behavior.ts';
import { revealContract } from './reveal.contract.ts';

/** The share of a part that must be visible before it appears (clause S4.04). */
const VISIBLE = 0.1;

/**
 * Fades in a part of the page (`reveal.tsx`) once. A part that is already in view stays unchanged, so that no text disappears while a
 * visitor reads it. A part without a size belongs to a section without layout (`later.ts`), so it is out of view.
 */
export const reveal: Behavior = (part) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const [entry] = entries;
      if (!entry) return;
      const { top, height } = entry.boundingClientRect;
      const isHidden = part.hasAttribute(revealContract.state);
      if (!isHidden && (height === 0 || top >= window.innerHeight)) part.setAttribute(revealContract.state, 'waiting');
      else if (!isHidden) observer.disconnect();
      if (!entry.isIntersecting || !part.hasAttribute(revealContract.state)) return;
      part.setAttribute(revealContract.state, 'shown');
      observer.disconnect();
    },
    { threshold: VISIBLE },
  );
  observer.observe(part);
};
