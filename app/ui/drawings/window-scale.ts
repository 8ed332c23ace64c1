/** The part of the ruler that shows the first days in proportion; the rest is compressed after a break. */
const PROPORTIONAL = { days: 90, percent: 78 } as const;
/** The last day of the ruler, and its place. Everything later is there too, and the rest of the ruler shows that a negative stays reliable. */
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
