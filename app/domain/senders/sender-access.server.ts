import type { Kysely } from 'kysely';

import type { SendersTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { mayUseKey } from '../messages-in/sender-networks.server.ts';
import { findSender } from '../messages-in/senders.server.ts';
import { senderOfToken } from './access-tokens.server.ts';

/** A static key works from its networks only. A signature proves more than a network does, so its networks are optional. */
export const mayConnectFrom = ({ credential, networks }: SendersTable, address: string): boolean =>
  (credential === 'signature' && networks === '') || mayUseKey(networks, address);

/** The sender of an `Authorization` header: by an access token or by a static key, from a network of theirs. */
export async function senderOfRequest(
  db: Kysely<Tables>,
  { authorization, address, now }: { authorization: string; address: string; now: Date },
): Promise<SendersTable | null> {
  const secret = /^Bearer ([\w-]{43})$/i.exec(authorization)?.[1];
  if (!secret) return null;
  const sender = (await senderOfToken(db, secret, now)) ?? (await findSender(db, secret, now));
  return sender && mayConnectFrom(sender, address) ? sender : null;
}
