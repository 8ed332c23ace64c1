import type { Behaviour } from './behaviour.ts';

/** How much of a part must have been visible before it comes in (clause S4.04). */
const VISIBLE = 0.1;

/** Lets a part of the page (`reveal.tsx`) come in once. What is in view already stays as it is: nothing that is being read disappears. */
export const reveal: Behaviour = (part) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        if (part.dataset.reveal) part.dataset.reveal = 'shown';
        observer.disconnect();
      } else part.dataset.reveal = 'waiting';
    },
    { threshold: VISIBLE },
  );
  observer.observe(part);
};
