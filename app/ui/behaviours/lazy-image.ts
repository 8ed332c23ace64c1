import type { Behaviour } from './behaviour.ts';

/** An image begins to load when this much of it is this near to the view (clause S4.05). */
const nearness = { rootMargin: '20px', threshold: 0.05 };

/**
 * Loads an image (`lazy-image.tsx`) when it nears the view, and says in `data-image` how far it is: waiting, loading, loaded, failed.
 * One that fails also tells whoever listens, by an event `imagefailed` that bubbles (clause S8.02).
 */
export const lazyImage: Behaviour = (frame) => {
  const img = frame.querySelector('img');
  if (!img) return;

  const settle = () => {
    const failed = img.naturalWidth === 0;
    frame.querySelector('.lazy-image-failure')?.remove();
    frame.dataset.image = failed ? 'failed' : 'loaded';
    if (!failed) return;
    const sign = document.querySelector<HTMLTemplateElement>('#image-failure');
    if (sign) frame.append(sign.content.cloneNode(true));
    frame.dispatchEvent(new CustomEvent('imagefailed', { bubbles: true }));
  };
  const load = () => {
    frame.dataset.image = 'loading';
    for (const source of frame.querySelectorAll<HTMLElement>('[data-srcset]'))
      source.setAttribute('srcset', source.dataset.srcset ?? '');
    img.src = img.dataset.src ?? img.src;
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    load();
  }, nearness);

  img.addEventListener('load', settle);
  img.addEventListener('error', settle);
  if (img.dataset.src && !img.src) observer.observe(frame);
  else if (img.complete) settle();
};
