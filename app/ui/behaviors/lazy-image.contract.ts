import type { Contract } from './contract.ts';

/** Connects `lazy-image.tsx` and `lazy-image.ts`. */
export const lazyImageContract: Contract<{
  /** How far the image is. `motion.css` shows it. */
  state: 'waiting' | 'loading' | 'loaded' | 'failed';
  /** It loads at once. `motion.css` reads it. */
  priority?: true | undefined;
  /** Addresses that wait until the image nears the view. */
  src: string;
  srcset: string;
}> = { state: 'data-image', priority: 'data-priority', src: 'data-src', srcset: 'data-srcset' };
