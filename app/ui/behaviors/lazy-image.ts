import type { Behavior } from './behavior.ts';
import { readText, selectorOf } from './contract.ts';
import { lazyImageContract } from './lazy-image.contract.ts';

/** The visible share and the distance to the viewport at which an image begins to load (clause S4.05). */
const nearness = { rootMargin: '20px', threshold: 0.05 };

/**
 * Loads an image (`lazy-image.tsx`) when it nears the view, and reports its state: waiting, loading, loaded, failed. A failed image also
 * dispatches an event `imagefailed` that bubbles (clause S8.02).
 */
export const lazyImage: Behavior = (frame) => {
  const img = frame.querySelector('img');
  if (!img) return;
  const waiting = readText(img, lazyImageContract, 'src');

  const settle = () => {
    const failed = img.naturalWidth === 0;
    frame.querySelector('.lazy-image-failure')?.remove();
    frame.setAttribute(lazyImageContract.state, failed ? 'failed' : 'loaded');
    if (!failed) return;
    const sign = document.querySelector<HTMLTemplateElement>('#image-failure');
    if (sign) frame.append(sign.content.cloneNode(true));
    frame.dispatchEvent(new CustomEvent('imagefailed', { bubbles: true }));
  };
  const load = () => {
    frame.setAttribute(lazyImageContract.state, 'loading');
    for (const source of frame.querySelectorAll(selectorOf(lazyImageContract, 'srcset')))
      source.setAttribute('srcset', readText(source, lazyImageContract, 'srcset'));
    img.src = waiting || img.src;
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    load();
  }, nearness);

  img.addEventListener('load', settle);
  img.addEventListener('error', settle);
  if (waiting && !img.src) observer.observe(frame);
  else if (img.complete) settle();
};
