import type { Behaviour } from './behaviour.ts';

/** How much of a part must have been visible before it comes in (clause S4.04). */
const VISIBLE = 0.1;

/** Lets a part of the page (`reveal.tsx`) come in once. What is in view already stays as it is: nothing that is being read disappears. */
export const reveal: Behaviour = (part) => {
  if (part.getBoundingClientRect().top < window.innerHeight) return;
  part.dataset.reveal = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      part.dataset.reveal = 'shown';
      observer.disconnect();
    },
    { threshold: VISIBLE },
  );
  observer.observe(part);
};
