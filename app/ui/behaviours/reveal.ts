import type { Behaviour } from './behaviour.ts';

/** How much of a part must have been visible before it comes in (clause S4.04). */
const VISIBLE = 0.1;

/**
 * Lets a part of the page (`reveal.tsx`) come in once. A part that is already in view stays as it is: nothing that somebody is reading
 * disappears. A part without a size belongs to a section that the browser has not laid out yet (`later.ts`), so it is out of view.
 */
export const reveal: Behaviour = (part) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const [entry] = entries;
      if (!entry) return;
      const { top, height } = entry.boundingClientRect;
      if (!part.dataset.reveal && (height === 0 || top >= window.innerHeight)) part.dataset.reveal = 'waiting';
      else if (!part.dataset.reveal) observer.disconnect();
      if (!entry.isIntersecting || !part.dataset.reveal) return;
      part.dataset.reveal = 'shown';
      observer.disconnect();
    },
    { threshold: VISIBLE },
  );
  observer.observe(part);
};
