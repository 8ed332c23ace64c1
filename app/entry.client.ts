import { keepExamList } from './catalogue/my-list/exam-list.browser.ts';
import { analytics } from './measurement/analytics/analytics.browser.ts';
import { measurementContract } from './measurement/analytics/measurement.contract.ts';
import { consent } from './measurement/consent/consent.browser.ts';
import { isAwaitingHydration, pageHydrated } from './platform/document/page-hydration.ts';
import { greeting } from './site/frame/greeting.browser.ts';
import { greetingContract } from './site/frame/greeting.contract.ts';
import { streetMap } from './site/map/street-map.browser.ts';
import { streetMapContract } from './site/map/street-map.contract.ts';
import { contactForm } from './site/messages/contact-form.browser.ts';
import { offline } from './site/offline/offline.browser.ts';
import { offlineContract } from './site/offline/offline.contract.ts';
import { searchContract } from './site/search/search.contract.ts';
import { searchOpener } from './site/search/search-opener.browser.ts';
import type { Behavior } from './ui/behaviors/behavior.ts';
import { carouselContract } from './ui/behaviors/carousel.contract.ts';
import { carousel } from './ui/behaviors/carousel.ts';
import { listenToClicks } from './ui/behaviors/clicks.ts';
import { selectorOf } from './ui/behaviors/contract.ts';
import { copyContract } from './ui/behaviors/copy.contract.ts';
import { copy } from './ui/behaviors/copy.ts';
import { whenIdle } from './ui/behaviors/idle.ts';
import { layOutLater } from './ui/behaviors/later.ts';
import { lazyImageContract } from './ui/behaviors/lazy-image.contract.ts';
import { lazyImage } from './ui/behaviors/lazy-image.ts';
import { onDemand } from './ui/behaviors/on-demand.ts';
import { pasteLinesContract } from './ui/behaviors/paste-lines.contract.ts';
import { pastedLines } from './ui/behaviors/paste-lines.ts';
import { revealContract } from './ui/behaviors/reveal.contract.ts';
import { reveal } from './ui/behaviors/reveal.ts';
import { scrolledContract } from './ui/behaviors/scrolled.contract.ts';
import { scrolled } from './ui/behaviors/scrolled.ts';
import { shareContract } from './ui/behaviors/share.contract.ts';
import { share } from './ui/behaviors/share.ts';
import { islandContract } from './ui/islands/island.contract.ts';
import { consentContract } from './views/consent/consent.contract.ts';
import { contactFormContract } from './views/contact/contact-form.contract.ts';
import { keepOpenNowTrue } from './views/laboratory/open-now.browser.ts';

/** The behavior of each kind of element, by its selector. `boot.ts` loads this file when the page is idle or touched. */
const behaviors: Record<string, Behavior> = {
  [selectorOf(carouselContract, 'root')]: carousel,
  [selectorOf(lazyImageContract, 'state')]: lazyImage,
  [selectorOf(revealContract, 'order')]: reveal,
  [selectorOf(scrolledContract, 'scrolled')]: scrolled,
  [selectorOf(greetingContract, 'dock')]: greeting,
  [selectorOf(contactFormContract, 'words')]: contactForm,
  [selectorOf(measurementContract, 'measurement')]: analytics,
  [selectorOf(consentContract, 'link')]: consent,
  [selectorOf(searchContract, 'opener')]: searchOpener,
  [selectorOf(shareContract, 'path')]: share,
  [selectorOf(pasteLinesContract, 'lines')]: pastedLines,
  [selectorOf(copyContract, 'copied')]: copy,
  [selectorOf(offlineContract, 'screen')]: offline,
  [selectorOf(streetMapContract, 'settings')]: streetMap,
};

/** The delay in browsers without idle callbacks (clause S7.02). */
const IDLE_FALLBACK_MS = 100;

function start(): void {
  listenToClicks();
  layOutLater();
  keepOpenNowTrue();
  keepExamList();
  for (const [selector, behavior] of Object.entries(behaviors)) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) behavior(element);
  }
  window.behaviorsReady = startIslands();
  whenIdle(() => import('./when-idle.ts').catch(() => {}), IDLE_FALLBACK_MS);
}

/** Loads the code of islands only if the page has one; most documents have none (decision 0048). */
async function startIslands(): Promise<void> {
  if (!document.querySelector(selectorOf(islandContract, 'name'))) return;
  const code = await onDemand(() => import('./islands.ts'));
  code.startIslands();
}

// A page that hydrates may load this file early, because its components share modules with it. Behaviors change elements, so they wait
// until React has compared them with what the server wrote.
if (isAwaitingHydration()) document.addEventListener(pageHydrated, start, { once: true });
else start();
