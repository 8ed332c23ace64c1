import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { hashOfToken, newToken } from './tokens.server.ts';
import type { Vault } from './vault.ts';

/** The life of a link by its purpose, in minutes. */
const lives = {
  'staff-invitation': 72 * 60,
  /** From the code of the first run to the owner's password. */
  'first-owner': 30,
  'confirm-email': 24 * 60,
  'reset-password': 30,
  'change-email': 24 * 60,
} as const;
export type LinkPurpose = keyof typeof lives;

const MINUTE_MS = 60_000;

interface NewLink {
  purpose: LinkPurpose;
  account: string;
  /** A text that the link carries, for example a new email address. It is sealed. */
  payload?: string;
}

/** Creates a link, and kills the account's earlier ones of the same purpose. Returns the token for the address; only its hash is stored. */
export async function createLink(
  transaction: Transaction<Tables>,
  vault: Vault,
  { purpose, account, payload }: NewLink,
  now: Date,
): Promise<string> {
  const token = newToken();
  const hash = hashOfToken(token);
  await transaction
    .updateTable('one_time_links')
    .set({ used_at: now.toISOString() })
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  await transaction
    .insertInto('one_time_links')
    .values({
      token_hash: hash,
      purpose,
      account,
      payload: payload === undefined ? null : vault.seal('link', payload, hash),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lives[purpose] * MINUTE_MS).toISOString(),
      used_at: null,
    })
    .execute();
  return token;
}

export interface OpenLink {
  account: string;
  payload: string | null;
}

/**
 * Reads what a link opens, without using it up: the programs that scan mails follow links, so a GET changes nothing. Returns null if it opens
 * nothing.
 */
export async function readLink(
  db: Kysely<Tables>,
  vault: Vault,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<OpenLink | null> {
  const hash = hashOfToken(token);
  const link = await db
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!link?.account || link.used_at !== null || now.getTime() >= Date.parse(link.expires_at)) return null;
  return { account: link.account, payload: link.payload && vault.open('link', link.payload, hash) };
}

/** Uses a link up. Of several requests with one link, only one gets true, in all processes. */
export async function consumeLink(transaction: Transaction<Tables>, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('one_time_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
