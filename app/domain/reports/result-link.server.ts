import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';

import type { OneTimeLinksTable } from '../../../db/account-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { attemptRules, nextAllowed } from '../accounts/attempt-rules.ts';
import { hashOfToken, newToken } from '../accounts/tokens.server.ts';
import type { Vault } from '../accounts/vault.ts';

const PURPOSE = 'result';
const RESULT_LINK_HOURS = 72;
const HOUR_MS = 3_600_000;

const payloadSchema = z.object({ order: z.string() });
const subjectIndexOf = (vault: Vault, order: string): string => vault.index('link', `${PURPOSE} ${order}`);

/**
 * Creates the link to an order's results, and ends the older ones of that order. Returns the token for its address, which is stored only as
 * a hash. The caller writes the mail and then the audit event `link.created` in the same transaction.
 */
export async function createResultLink(
  transaction: Transaction<Tables>,
  vault: Vault,
  order: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  const token_hash = hashOfToken(token);
  const subject_index = subjectIndexOf(vault, order);
  await endResultLinks(transaction, vault, order, now);
  await transaction
    .insertInto('one_time_links')
    .values({
      token_hash,
      purpose: PURPOSE,
      account: null,
      payload: vault.seal('link', JSON.stringify({ order }), token_hash),
      subject_index,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + RESULT_LINK_HOURS * HOUR_MS).toISOString(),
      used_at: null,
    })
    .execute();
  return token;
}

/** Ends the open links of an order: there is a newer one, or they went to a wrong address. */
export const endResultLinks = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  order: string,
  now: Date,
): Promise<void> =>
  void (await transaction
    .updateTable('one_time_links')
    .set({ used_at: now.toISOString() })
    .where('subject_index', '=', subjectIndexOf(vault, order))
    .where('purpose', '=', PURPOSE)
    .where('used_at', 'is', null)
    .execute());

/** The Spanish path of a link's page. Mails add PUBLIC_URL and the language. */
export const resultLinkPath = (token: string): string => `/portal-resultados/enlace/${token}`;

/** The state of a link. A newer link of the same order makes a link `used`. */
export type LinkStanding = 'open' | 'expired' | 'used' | 'locked';

export interface KnownLink {
  tokenHash: string;
  order: string;
  expiresAt: string;
  standing: LinkStanding;
}

/** Five wrong dates end a link. */
export const birthdayKey = (vault: Vault, tokenHash: string): string => vault.index('attempt', `birthday ${tokenHash}`);

/** The link of a token; null for an invented one. Reading it changes nothing: mail scanners open links. */
export async function findResultLink(
  db: Kysely<Tables>,
  vault: Vault,
  token: string,
  now: Date,
): Promise<KnownLink | null> {
  const tokenHash = hashOfToken(token);
  const link = await db
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst();
  const attempts = await db
    .selectFrom('attempts')
    .selectAll()
    .where('key', '=', birthdayKey(vault, tokenHash))
    .executeTakeFirst();
  if (!link?.payload) return null;
  const counted = attempts
    ? { count: attempts.count, firstAt: new Date(attempts.first_at), lastAt: new Date(attempts.last_at) }
    : null;
  const isLocked = nextAllowed(counted, attemptRules.birthday, now) !== null;
  const { order } = payloadSchema.parse(JSON.parse(vault.open('link', link.payload, tokenHash)));
  return { tokenHash, order, expiresAt: link.expires_at, standing: standingOf(link, isLocked, now) };
}

function standingOf(link: OneTimeLinksTable, isLocked: boolean, now: Date): LinkStanding {
  if (link.used_at !== null) return 'used';
  if (Date.parse(link.expires_at) <= now.getTime()) return 'expired';
  return isLocked ? 'locked' : 'open';
}

/** Uses a link up. Of any number of requests at once, in all processes, one gets true. */
export async function consumeResultLink(
  transaction: Transaction<Tables>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('one_time_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', PURPOSE)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
