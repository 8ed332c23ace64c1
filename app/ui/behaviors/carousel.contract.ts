import type { Contract } from './contract.ts';

/** Connects `carousel.tsx` and `carousel.ts`. */
export const carouselContract: Contract<{
  /** `print.css` hides the controls, and carousels of pictures; `motion.css` finds the controls below it. */
  root: true;
  /** Milliseconds between two slides. */
  interval: number;
  /** A control that shows the slide at this position. */
  slide: number;
  /** A control that goes on by one, or back. */
  step: 1 | -1;
  /** A control that stops the movement, or starts it. */
  pause: 'stop' | 'start';
  /** `motion.css` shows one of the two controls by it. */
  paused: 'true' | 'false';
}> = {
  root: 'data-carousel',
  interval: 'data-interval',
  slide: 'data-slide',
  step: 'data-step',
  pause: 'data-pause',
  paused: 'data-paused',
};
