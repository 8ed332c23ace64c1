import type { Kysely, Transaction } from 'kysely';

import type { SendersTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { hashOfToken, newId, newToken } from '../accounts/tokens.server.ts';

/** A key lasts 90 days. */
const KEY_DAYS = 90;

type NewSender = Pick<SendersTable, 'name' | 'application' | 'facility'> & {
  networks: readonly string[];
  /** Of the demonstration, whose key everybody knows. */
  key?: string;
};

/** Creates a sender. Its key is returned once, and only its hash is stored. */
export async function createSender(
  transaction: Transaction<Tables>,
  { networks, key = newToken(), ...sender }: NewSender,
  now: Date,
): Promise<{ id: string; key: string }> {
  const id = newId();
  await transaction
    .insertInto('senders')
    .values({
      ...sender,
      id,
      key_hash: hashOfToken(key),
      networks: networks.join(','),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + KEY_DAYS * 86_400_000).toISOString(),
      revoked_at: null,
    })
    .execute();
  return { id, key };
}

/**
 * Finds the sender of a static key that is in force: the current one, or after a rotation the one before. The key is 256 random bits and is
 * looked up by its hash, so the time of the look-up says nothing about the key.
 */
export async function findSender(db: Kysely<Tables>, key: string, now: Date): Promise<SendersTable | null> {
  if (!/^[\w-]{43}$/.test(key)) return null;
  const [hash, moment] = [hashOfToken(key), now.toISOString()];
  const sender = await db
    .selectFrom('senders')
    .selectAll()
    .where('credential', 'is', null)
    .where('revoked_at', 'is', null)
    .where((row) =>
      row.or([
        row.and([row('key_hash', '=', hash), row('expires_at', '>', moment)]),
        row.and([row('old_key_hash', '=', hash), row('old_key_until', '>', moment)]),
      ]),
    )
    .executeTakeFirst();
  return sender ?? null;
}
