/** The reasons for a carousel to stand still. It moves automatically only without any reason. */
export type StillBecause = 'paused' | 'hovered' | 'focused' | 'hidden' | 'reducedMotion';

/** (2, 1, 3) → 0 · (0, -1, 3) → 2: the slide `step` positions further, wrapping around. */
export const slideAfter = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;

/**
 * Returns the slide that a scrolled strip shows: the one with the nearest start. (590, 300, 3) → 2. A strip without width shows the first.
 */
export const slideAt = (scrollLeft: number, slideWidth: number, count: number): number =>
  slideWidth > 0 ? Math.min(count - 1, Math.max(0, Math.round(scrollLeft / slideWidth))) : 0;
