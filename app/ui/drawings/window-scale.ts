/** The last day that the ruler shows in proportion; the rest is compressed after a break. */
export const LAST_IN_PROPORTION = 90;
const PROPORTIONAL = { days: LAST_IN_PROPORTION, percent: 78 } as const;
/**
 * The last day of the ruler, and its place. Everything later is there too, and the rest of the ruler shows that a negative stays reliable.
 */
const END = { days: 180, percent: 96 } as const;

/** A position on the ruler, in percent of its width: 0 → 0 · 45 → 39 · 90 → 78 · 180 → 96 */
export function percentOf(day: number): number {
  const { days, percent } = PROPORTIONAL;
  if (day <= days) return tenth((day / days) * percent);
  return tenth(percent + Math.min(1, (day - days) / (END.days - days)) * (END.percent - percent));
}

/** Where the ruler's line is broken, because the rest is compressed. */
export const breakPercent = 87;

/** Rounds to a tenth: nobody sees a finer difference. */
const tenth = (percent: number): number => Number(percent.toFixed(1));

/**
 * The ruler of a phone, in pixels: its width, the width of a letter, and the least distance between words and the line of the chosen time.
 */
const PHONE = { width: 328, letter: 6.6, gap: 7 } as const;
/** Words may leave the ruler by this much, in pixels: the page has a margin. */
const MAX_OUTSIDE = 6;

type Anchor = 'start' | 'middle' | 'end';

/** Words are centered at their place, in percent; near an edge of the ruler they begin or end there. */
export function anchorAt(percent: number): { x: number; anchor: Anchor } {
  if (percent < 7) return { x: 0, anchor: 'start' };
  return percent > 88 ? { x: 100, anchor: 'end' } : { x: percent, anchor: 'middle' };
}

/**
 * Returns the side of the chosen-time line (at `line` percent) to which a point's words move, so that the line does not cross them; null if
 * it does not cross them anyway. ('84 días', 72.8, 72.8) → 'right' · ('7 días', 6.1, 72.8) → null
 */
export function clearSide(words: string, percent: number, line: number): 'left' | 'right' | null {
  const { width, letter, gap } = PHONE;
  const long = words.length * letter;
  const { x, anchor } = anchorAt(percent);
  const start = (x / 100) * width - { start: 0, middle: 0.5, end: 1 }[anchor] * long;
  const at = (line / 100) * width;
  if (start - gap >= at || start + long + gap <= at) return null;
  const fits = {
    left: at - gap - long >= -MAX_OUTSIDE,
    right: at + gap + long <= width + MAX_OUTSIDE,
  };
  const own = percent < line ? 'left' : 'right';
  if (fits[own]) return own;
  return own === 'left' ? 'right' : 'left';
}
