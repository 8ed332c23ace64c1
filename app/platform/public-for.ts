const HOUR_SECONDS = 3600;
const STALE_SECONDS = 60;

/**
 * How long caches may keep a public page, as `Cache-Control`: until what it says is no longer true (epoch milliseconds), and
 * never longer than an hour. Past that a cache in front may still answer with it for a minute while it asks anew, but only as
 * long as the page is true: 16:30 for a laboratory that closes at 17:00 → half an hour, and no minute more.
 */
export function publicFor(trueUntil: number, now: number): string {
  const seconds = Math.max(0, Math.floor((trueUntil - now) / 1000));
  const fresh = Math.min(HOUR_SECONDS, seconds);
  const stale = Math.min(STALE_SECONDS, seconds - fresh);
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}
