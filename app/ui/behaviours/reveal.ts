import type { Behaviour } from './behaviour.ts';

/** How much of a part must have been visible before it comes in (clause S4.04). */
const VISIBLE = 0.1;

/** Lets a part of the page (`reveal.tsx`) come in once. What is in view already stays as it is: nothing that is being read disappears. */
export const reveal: Behaviour = (part) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const [entry] = entries;
      if (!entry) return;
      if (!part.dataset.reveal && entry.boundingClientRect.top >= window.innerHeight) part.dataset.reveal = 'waiting';
      else if (!part.dataset.reveal) observer.disconnect();
      if (!entry.isIntersecting || !part.dataset.reveal) return;
      part.dataset.reveal = 'shown';
      observer.disconnect();
    },
    { threshold: VISIBLE },
  );
  observer.observe(part);
};
