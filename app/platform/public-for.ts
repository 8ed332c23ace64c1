const HOUR_SECONDS = 3600;
const STALE_SECONDS = 60;

/**
 * The cache lifetime of a public page, as `Cache-Control`: until its content stops being true (epoch milliseconds), and at most an hour.
 * Afterward a shared cache may still serve it for a minute during revalidation, but only while the page is true: 16:30 for a laboratory
 * that closes at 17:00 → half an hour, with no extra minute.
 */
export function publicFor(trueUntil: number, now: number): string {
  const seconds = Math.max(0, Math.floor((trueUntil - now) / 1000));
  const fresh = Math.min(HOUR_SECONDS, seconds);
  const stale = Math.min(STALE_SECONDS, seconds - fresh);
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}
