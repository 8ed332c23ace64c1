import { keepExamList } from './catalogue/my-list/exam-list.browser.ts';
import { islandStarts, islands } from './islands.ts';
import { analytics } from './measurement/analytics/analytics.browser.ts';
import { consent } from './measurement/consent/consent.browser.ts';
import { greeting } from './site/frame/greeting.browser.ts';
import { streetMap } from './site/map/street-map.browser.ts';
import { contactForm } from './site/messages/contact-form.browser.ts';
import { offline } from './site/offline/offline.browser.ts';
import { searchOpener } from './site/search/search-opener.browser.ts';
import type { Behaviour } from './ui/behaviours/behaviour.ts';
import { carousel } from './ui/behaviours/carousel.ts';
import { listenToClicks } from './ui/behaviours/clicks.ts';
import { whenIdle } from './ui/behaviours/idle.ts';
import { island } from './ui/behaviours/island.ts';
import { layOutLater } from './ui/behaviours/later.ts';
import { lazyImage } from './ui/behaviours/lazy-image.ts';
import { reveal } from './ui/behaviours/reveal.ts';
import { scrolled } from './ui/behaviours/scrolled.ts';
import { share } from './ui/behaviours/share.ts';
import { keepOpenNowTrue } from './views/laboratory/open-now.browser.ts';

/** Which elements of the server's HTML behave how: all that a page runs, once it has loaded (`boot.ts`). */
const behaviours: Record<string, Behaviour> = {
  '[data-carousel]': carousel,
  '[data-image]': lazyImage,
  '[data-reveal-order]': reveal,
  '[data-scrolled]': scrolled,
  '[data-greeting]': greeting,
  '[data-draft-words]': contactForm,
  '[data-analytics]': analytics,
  '[data-consent]': consent,
  '[data-search]': searchOpener,
  '[data-share]': share,
  '[data-offline]': offline,
  '[data-street-map]': streetMap,
  '[data-island]': island(islands, islandStarts),
};

/** How long a browser that does not say when it is idle is left in peace (clause S7.02). */
const IDLE_FALLBACK_MS = 100;

listenToClicks();
layOutLater();
keepOpenNowTrue();
keepExamList();
for (const [selector, behaviour] of Object.entries(behaviours)) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) behaviour(element);
}

whenIdle(() => import('./when-idle.ts').catch(() => {}), IDLE_FALLBACK_MS);
