const DAY_MINUTES = 24 * 60;

/** A point on a 24-hour dial with midnight at the top: (6 × 60, 100) → { x: 100, y: 0 }, with the dial's center at 0, 0. */
export function pointAt(minutes: number, radius: number): { x: number; y: number } {
  const angle = (minutes / DAY_MINUTES) * 2 * Math.PI;
  return { x: tenth(Math.sin(angle) * radius), y: tenth(-Math.cos(angle) * radius) };
}

/** The path of an arc, clockwise; the end may be on the next day: (23 × 60, 7 × 60) → eight hours through midnight. */
export function arcPath(from: number, to: number, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  const length = (((to - from) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${length > DAY_MINUTES / 2 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** Rounds to a tenth; adding 0 turns -0 into 0. */
const tenth = (length: number): number => Number(length.toFixed(1)) + 0;
