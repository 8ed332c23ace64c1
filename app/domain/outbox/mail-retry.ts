/** The minutes before each of the first attempts after a failure. Later ones are four hours apart. */
const FIRST_MINUTES = [1, 2, 5, 15, 60] as const;
const LATER_MINUTES = 4 * 60;
const MAX_MINUTES = 24 * 60;

/**
 * The minutes to wait after this many failed attempts; null once the attempts would span more than 24 hours.
 * 1 → 1 · 2 → 2 · 5 → 60 · 6 → 240 · 11 → null
 */
export function retryMinutes(attempts: number): number | null {
  const waited = Array.from({ length: attempts }, (_, index) => FIRST_MINUTES[index] ?? LATER_MINUTES);
  return waited.reduce((sum, minutes) => sum + minutes, 0) > MAX_MINUTES ? null : (waited.at(-1) ?? 0);
}
