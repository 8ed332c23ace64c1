import { greeting } from './features/frame/greeting.browser.ts';
import { keepOpenNowTrue } from './features/laboratory/open-now.browser.ts';
import { contactForm } from './features/messages/contact-form.browser.ts';
import type { Behaviour } from './ui/behaviours/behaviour.ts';
import { carousel } from './ui/behaviours/carousel.ts';
import { listenToClicks } from './ui/behaviours/clicks.ts';
import { layOutLater } from './ui/behaviours/later.ts';
import { lazyImage } from './ui/behaviours/lazy-image.ts';
import { reveal } from './ui/behaviours/reveal.ts';
import { scrolled } from './ui/behaviours/scrolled.ts';

/** Which elements of the server's HTML behave how: all that a page runs, once it has loaded (`boot.ts`). */
const behaviours: Record<string, Behaviour> = {
  '[data-carousel]': carousel,
  '[data-image]': lazyImage,
  '[data-reveal-order]': reveal,
  '[data-scrolled]': scrolled,
  '[data-greeting]': greeting,
  '[data-draft-words]': contactForm,
};

listenToClicks();
layOutLater();
keepOpenNowTrue();
for (const [selector, behaviour] of Object.entries(behaviours)) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) behaviour(element);
}
