/** The quota of one client: a number of requests per window. A window begins with its first request. */
export interface Quota {
  requests: number;
  seconds: number;
}

/** The result of one more request of a client. */
export interface Spent {
  allowed: boolean;
  /** The requests that remain in the window. */
  left: number;
  /** Seconds until the whole quota is available again. */
  seconds: number;
}

/** Only the newest clients are remembered, so that a crowd of addresses cannot fill the memory. */
const MAX_CLIENTS = 20_000;

/** Returns a function that counts one request of a client. It counts in this process only (decision 0020). `now` is in milliseconds. */
export function rateLimiter({ requests, seconds }: Quota): (client: string, now: number) => Spent {
  const windows = new Map<string, { used: number; endsAt: number }>();
  return (client, now) => {
    const known = windows.get(client);
    const isOpen = known !== undefined && known.endsAt > now && known.endsAt - now <= seconds * 1000;
    const current = isOpen ? known : { used: 0, endsAt: now + seconds * 1000 };
    if (!isOpen) {
      windows.delete(client);
      const oldest = windows.size >= MAX_CLIENTS ? windows.keys().next() : null;
      if (oldest && !oldest.done) windows.delete(oldest.value);
      windows.set(client, current);
    }
    const allowed = current.used < requests;
    if (allowed) current.used += 1;
    return { allowed, left: requests - current.used, seconds: Math.ceil((current.endsAt - now) / 1000) };
  };
}
