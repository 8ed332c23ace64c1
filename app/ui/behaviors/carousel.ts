import type { Behavior } from './behavior.ts';
import { carouselContract } from './carousel.contract.ts';
import { type StillBecause, slideAfter, slideAt } from './carousel-slides.ts';
import { readText, selectorOf } from './contract.ts';

const controls = (['slide', 'step', 'pause'] as const).map((part) => selectorOf(carouselContract, part)).join();

/**
 * Moves a carousel (`carousel.tsx`): automatically, and by its dots, arrows, and pause control. The strip's scroll position determines the
 * current slide; the dots and the live region follow it.
 */
export const carousel: Behavior = (root) => {
  const strip = root.querySelector<HTMLElement>('.carousel-strip');
  if (!strip) return;
  const slides = strip.children.length;
  const interval = Number(readText(root, carouselContract, 'interval'));
  const dots = [...root.querySelectorAll(selectorOf(carouselContract, 'slide'))];
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const stillReasons = new Set<StillBecause>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The target of a smooth scroll. The next press counts from there, not from the slide that is passing by. */
  let destination: number | undefined;

  const shown = () => destination ?? slideAt(strip.scrollLeft, strip.clientWidth, slides);
  const show = (index: number) => {
    if (index !== shown()) destination = index;
    strip.scrollTo({ left: index * strip.clientWidth, behavior: motion.matches ? 'instant' : 'smooth' });
    markDot(dots, index);
    restartTimer();
  };
  // The wait restarts with every slide and with every change of the reasons to stand still.
  const restartTimer = () => {
    clearTimeout(timer);
    if (stillReasons.size === 0) timer = setTimeout(() => show(slideAfter(shown(), 1, slides)), interval);
  };
  const hold = (reason: StillBecause, holds: boolean) => {
    if (holds) stillReasons.add(reason);
    else stillReasons.delete(reason);
    root.setAttribute(carouselContract.paused, String(stillReasons.has('paused') || stillReasons.has('reducedMotion')));
    strip.setAttribute('aria-live', stillReasons.size === 0 ? 'off' : 'polite');
    restartTimer();
  };
  const togglePause = () => {
    const start = stillReasons.has('paused') || stillReasons.has('reducedMotion');
    stillReasons.delete('reducedMotion');
    hold('paused', !start);
    // The pressed button is gone now.
    root.querySelector<HTMLElement>(selectorOf(carouselContract, 'pause', start ? 'stop' : 'start'))?.focus();
  };
  const onControl = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    if (!control) return;
    event.preventDefault();
    const slide = readText(control, carouselContract, 'slide');
    const step = readText(control, carouselContract, 'step');
    if (slide) show(Number(slide));
    else if (step) show(slideAfter(shown(), Number(step), slides));
    else togglePause();
  };

  root.addEventListener('click', onControl);
  strip.addEventListener('scrollend', () => {
    destination = undefined;
    markDot(dots, shown());
  });
  watchReasons(root, motion, hold);
  // The address or an early tap may have scrolled the strip before this ran.
  markDot(dots, shown());
};

/** Marks the dot of the slide that is shown. */
function markDot(dots: readonly Element[], index: number): void {
  for (const [position, dot] of dots.entries()) {
    if (position === index) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  }
}

/** Reports when each reason to stand still begins and ends, and the initial reasons. */
function watchReasons(
  root: HTMLElement,
  motion: MediaQueryList,
  hold: (reason: StillBecause, holds: boolean) => void,
): void {
  let isPressed = false;
  // A press leaves the focus on its dot. That must not stop the carousel permanently; the pointer stops it while it hovers.
  root.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  root.addEventListener('click', () => {
    isPressed = false;
  });
  root.addEventListener('focusin', () => hold('focused', !isPressed));
  root.addEventListener('focusout', () => hold('focused', false));
  root.addEventListener('pointerenter', () => hold('hovered', true));
  root.addEventListener('pointerleave', () => hold('hovered', false));
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden));
  motion.addEventListener('change', () => hold('reducedMotion', motion.matches));
  hold('focused', root.contains(document.activeElement));
  hold('hovered', root.matches(':hover'));
  hold('hidden', document.hidden);
  hold('reducedMotion', motion.matches);
}
