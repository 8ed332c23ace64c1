const HOUR_SECONDS = 3600;
const STALE_SECONDS = 60;

/**
 * Returns the `Cache-Control` of a public page: shared caches hold it until its content stops being true (both in epoch milliseconds), and
 * at most an hour. Afterward they may still serve it for a minute during revalidation, but only while the page is true: at 16:30, for a
 * laboratory that closes at 17:00 → 'public, max-age=0, s-maxage=1800'.
 */
export function publicFor(trueUntil: number, now: number): string {
  const seconds = Math.max(0, Math.floor((trueUntil - now) / 1000));
  const fresh = Math.min(HOUR_SECONDS, seconds);
  const stale = Math.min(STALE_SECONDS, seconds - fresh);
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}
