import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';

import type { Tables } from '../../../db/tables.ts';
import { attemptRules, nextAllowed } from '../accounts/attempt-rules.ts';
import { createLink, endLinks, findLink, type LinkState } from '../accounts/one-time-links.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { nicknameOfPerson } from '../persons/sealed-person.server.ts';

const PURPOSE = 'result';

const payloadSchema = z.object({ order: z.string() });

/**
 * Creates the link to an order's results, and ends the older ones of that order. Returns the token for the link's URL; only its hash is
 * stored. The caller writes the mail and then the audit event `link.created` in the same transaction.
 */
export const createResultLink = (
  transaction: Transaction<Tables>,
  vault: Vault,
  order: string,
  now: Date,
): Promise<string> =>
  createLink(transaction, vault, { purpose: PURPOSE, subject: order, payload: JSON.stringify({ order }) }, now);

/** Ends the open links of an order, because they went to a wrong address, and the sessions that they opened. */
export async function endResultLinks(
  transaction: Transaction<Tables>,
  vault: Vault,
  order: string,
  now: Date,
): Promise<void> {
  await endLinks(transaction, vault, { purpose: PURPOSE, subject: order }, now);
  await transaction
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('kind', '=', 'link')
    .where('scope', '=', order)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the open links to all orders of a person. */
export async function endLinksOfPerson(
  transaction: Transaction<Tables>,
  vault: Vault,
  person: string,
  now: Date,
): Promise<void> {
  const orders = await transaction.selectFrom('orders').select('id').where('person', '=', person).execute();
  for (const order of orders) await endResultLinks(transaction, vault, order.id, now);
}

/** Returns the Spanish path of a link's page. Mails add PUBLIC_URL and the language. */
export const resultLinkPath = (token: string): string => `/portal-resultados/enlace/${token}`;

export type LinkStanding = LinkState | 'locked';

export interface KnownLink {
  tokenHash: string;
  order: string;
  expiresAt: string;
  standing: LinkStanding;
}

/** Returns the key under which a link's wrong birth dates are counted. Five of them end the link. */
export const birthdayKey = (vault: Vault, tokenHash: string): string => vault.index('attempt', `birthday ${tokenHash}`);

/** Finds the link of a token; null if the token is unknown. It changes nothing, because mail scanners open links. */
export async function findResultLink(
  db: Kysely<Tables>,
  vault: Vault,
  token: string,
  now: Date,
): Promise<KnownLink | null> {
  const link = await findLink(db, vault, PURPOSE, token, now);
  if (!link?.payload) return null;
  const { tokenHash, expiresAt, state } = link;
  const { order } = payloadSchema.parse(JSON.parse(link.payload));
  const attempts = await db
    .selectFrom('attempts')
    .selectAll()
    .where('key', '=', birthdayKey(vault, tokenHash))
    .executeTakeFirst();
  const counted = attempts
    ? { count: attempts.count, firstAt: new Date(attempts.first_at), lastAt: new Date(attempts.last_at) }
    : null;
  const isLocked = state === 'open' && nextAllowed(counted, attemptRules.birthday, now) !== null;
  return { tokenHash, order, expiresAt, standing: isLocked ? 'locked' : state };
}

/** Reads the nickname that the person of an order chose for pages that anybody with their telephone may open; null if they chose none. */
export async function nicknameOfOrder(db: Kysely<Tables>, vault: Vault, order: string): Promise<string | null> {
  const person = await db
    .selectFrom('orders')
    .innerJoin('persons as named', 'named.id', 'orders.person')
    .innerJoin('persons', (join) =>
      join.on(({ eb, fn }) => eb('persons.id', '=', fn.coalesce('named.joined_to', 'named.id'))),
    )
    .select(['persons.id', 'persons.nickname'])
    .where('orders.id', '=', order)
    .executeTakeFirst();
  return person ? nicknameOfPerson(vault, person) : null;
}
