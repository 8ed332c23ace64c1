import type { Context } from 'hono';

import { senderOfRequest } from '../../app/domain/senders/sender-access.server.ts';
import type { Services } from '../../app/platform/services.ts';
import type { SendersTable } from '../../db/result-tables.ts';
import { addressOf, clientOf } from '../request-log.ts';
import { rateLimiter } from './rate-limit.ts';

/** Requests of a network without a key or token in force. A system that is set up by hand tries a few times. */
const STRANGERS_PER_MINUTE = 120;
const SECONDS = 60;

export type AtGate =
  | { kind: 'sender'; sender: SendersTable }
  | { kind: 'stranger' }
  /** Seconds until it may ask again. */
  | { kind: 'wait'; seconds: number };

/**
 * Tells laboratory systems from strangers, and limits both: a system by its own name, so that neither a neighbor in its network nor another
 * system takes its share. The proof is looked up by an index before anything is counted.
 */
export function senderGate({ db, api, now }: Services): (c: Context) => Promise<AtGate> {
  const strangers = rateLimiter({ requests: STRANGERS_PER_MINUTE, seconds: SECONDS });
  const senders = rateLimiter({ requests: api.sentPerMinute, seconds: SECONDS });
  return async (c) => {
    const at = now();
    const sender = await senderOfRequest(db, {
      authorization: c.req.header('Authorization') ?? '',
      address: addressOf(c, api.trustedProxies),
      now: at,
    });
    const { allowed, seconds } = sender
      ? senders(sender.id, at.getTime())
      : strangers(clientOf(c, api.trustedProxies), at.getTime());
    if (!allowed) return { kind: 'wait', seconds };
    return sender ? { kind: 'sender', sender } : { kind: 'stranger' };
  };
}
