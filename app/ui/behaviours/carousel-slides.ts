/** Why a carousel stands still. It moves by itself only when there is no reason left. */
export type StillBecause = 'paused' | 'hovered' | 'focused' | 'hidden' | 'reducedMotion';

/** (2, 1, 3) → 0 · (0, -1, 3) → 2: the slide that is `step` further, around the end. */
export const slideAfter = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;

/** Which slide a strip shows: the one whose start is nearest. (590, 300, 3) → 2. A strip without width shows the first. */
export const slideAt = (scrollLeft: number, slideWidth: number, count: number): number =>
  slideWidth > 0 ? Math.min(count - 1, Math.max(0, Math.round(scrollLeft / slideWidth))) : 0;
