import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { SendersTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { hashOfToken, newToken } from '../accounts/tokens.server.ts';
import { mayUseKey } from './sender-networks.server.ts';

/** The number of days for which a key is valid. */
const KEY_DAYS = 90;

type NewSender = Pick<SendersTable, 'name' | 'application' | 'facility'> & {
  networks: readonly string[];
  /** The key of a demonstration sender, which is public. */
  key?: string;
  /** How the sender connects over MLLP; null if it does not. */
  mllp?: SendersTable['mllp'];
  /** The SHA-256 of the client certificate, in lowercase hexadecimal. */
  certificate?: string | null;
};

/** Creates a sender. Its key is returned once, and only its hash is stored. */
export async function createSender(
  transaction: Transaction<Tables>,
  { networks, key = newToken(), mllp = null, certificate = null, ...sender }: NewSender,
  now: Date,
): Promise<{ id: string; key: string }> {
  const id = newId();
  await transaction
    .insertInto('senders')
    .values({
      ...sender,
      id,
      mllp,
      certificate,
      key_hash: hashOfToken(key),
      networks: networks.join(','),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + KEY_DAYS * 86_400_000).toISOString(),
      revoked_at: null,
    })
    .execute();
  return { id, key };
}

/** Ends a sender's keys, tokens, and connections. Returns false if the sender is not in force. The caller writes the audit event. */
export async function endSender(transaction: Transaction<Tables>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('senders')
    .set({ revoked_at: now.toISOString(), old_key_until: null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await transaction.deleteFrom('sender_tokens').where('sender', '=', id).execute();
  return true;
}

/**
 * Finds the sender of a valid static key: the current key, or the previous one for a time after a rotation. A key has 256 random bits and
 * is found by its hash, so the time of the look-up reveals nothing about it.
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

/**
 * Returns the senders that may use an MLLP connection from this address, by the SHA-256 of the client certificate or by network alone. With
 * a certificate, the network must match too. The 90-day limit of keys does not apply, because the connection uses no key.
 */
export async function sendersOfConnection(
  db: Kysely<Tables>,
  { address, certificate }: { address: string; certificate: string | null },
): Promise<SendersTable[]> {
  const senders = await db
    .selectFrom('senders')
    .selectAll()
    .where('mllp', 'is not', null)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return senders.filter(
    (sender) =>
      mayUseKey(sender.networks, address) &&
      (sender.mllp === 'network' || (certificate !== null && sender.certificate === certificate)),
  );
}
