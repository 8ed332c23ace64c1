import { attach, type Behaviour } from './behaviour.ts';
import { carousel } from './carousel.ts';
import { listenToClicks } from './clicks.ts';
import { lazyImage } from './lazy-image.ts';
import { reveal } from './reveal.ts';
import { scrolled } from './scrolled.ts';

/** Which elements of the server's HTML behave how. */
const behaviours: Record<string, Behaviour> = {
  '[data-carousel]': carousel,
  '[data-image]': lazyImage,
  '[data-reveal-order]': reveal,
  '[data-scrolled]': scrolled,
};

/** Gives the page that the server wrote its behaviours. */
export function attachBehaviours(): void {
  listenToClicks();
  for (const [selector, behaviour] of Object.entries(behaviours)) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) attach(element, behaviour);
  }
}
