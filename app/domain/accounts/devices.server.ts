import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { Account } from './account-store.server.ts';
import { isDeviceKnown } from './device-rules.ts';
import { hashOfToken, newToken } from './tokens.server.ts';
import type { Vault } from './vault.ts';

/** Returns the ID of an account's device; null if the cookie belongs to another account, has expired, or is unknown. */
export async function findDevice(
  db: Kysely<Tables>,
  account: string,
  token: string | null,
  now: Date,
): Promise<string | null> {
  if (token === null) return null;
  const device = await db
    .selectFrom('devices')
    .select(['id', 'first_seen_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('account', '=', account)
    .executeTakeFirst();
  return device && isDeviceKnown(device.first_seen_at, now) ? device.id : null;
}

export const touchDevice = async (transaction: Transaction<Tables>, id: string, now: Date): Promise<void> =>
  void (await transaction
    .updateTable('devices')
    .set({ last_seen_at: now.toISOString() })
    .where('id', '=', id)
    .execute());

export interface NewDevice {
  id: string;
  /** The value of the cookie. It must not be used anywhere else. */
  token: string;
}

/**
 * Stores a device as known after its user has proved their identity. Notifies the account's owner by mail, unless it is the account's first
 * device.
 */
export async function rememberDevice(
  transaction: Transaction<Tables>,
  vault: Vault,
  {
    account,
    agent,
    isFirst = false,
  }: { account: Pick<Account, 'id' | 'email' | 'locale'>; agent: string; isFirst?: boolean },
  now: Date,
): Promise<NewDevice> {
  const [id, token, at] = [newId(), newToken(), now.toISOString()];
  await transaction
    .insertInto('devices')
    .values({ id, account: account.id, token_hash: hashOfToken(token), agent, first_seen_at: at, last_seen_at: at })
    .execute();
  const { locale, email: to } = account;
  const mail = { key: `new-device ${id}`, template: 'new-device', locale, to, details: { at, agent } } as const;
  if (!isFirst) await enqueueMail(transaction, vault, mail, now);
  return { id, token };
}
