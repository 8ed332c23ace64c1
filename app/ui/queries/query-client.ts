import { isServer, QueryClient } from '@tanstack/react-query';

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const KEPT_MS = 5 * 60_000;

/** Returns the delay before the next attempt in milliseconds (clause S9.02): 0 → 1000, 1 → 2000, 2 → 4000, at most 30 s. */
export const retryDelay = (failures: number): number => Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);

/**
 * Creates a client of TanStack Query with the defaults for what islands, pages that hydrate, and open lists fetch, by clause S9.02: three retries, and garbage
 * collection of unused data after five minutes. The server discards the cache after rendering, so there no timer may keep a page's data.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: RETRIES, retryDelay, gcTime: isServer ? Number.POSITIVE_INFINITY : KEPT_MS },
    },
  });
