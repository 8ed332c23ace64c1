import { isServer, QueryClient } from '@tanstack/react-query';

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const KEPT_MS = 5 * 60_000;

/** How long to wait before the next attempt (clause S9.02): 0 → 1000, 1 → 2000, 2 → 4000, and never more than 30 s. */
export const retryDelay = (failures: number): number => Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);

/**
 * What pages that hydrate fetch by themselves, by clause S9.02: three more attempts, and what nobody looks at any more is dropped after
 * five minutes. The server renders and forgets: there no timer may keep a page's data.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: RETRIES, retryDelay, gcTime: isServer ? Number.POSITIVE_INFINITY : KEPT_MS },
    },
  });
