import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';

import type { Tables } from '../../../db/tables.ts';
import { hashOfToken, newToken } from '../accounts/tokens.server.ts';
import type { Vault } from '../accounts/vault.ts';

const PURPOSE = 'visit';
const payloadSchema = z.object({ visit: z.string() });
const subjectOf = (vault: Vault, visit: string): string => vault.index('link', `${PURPOSE} ${visit}`);

/**
 * Creates a link with which a visitor cancels a visit, or accepts another time. Links of earlier mails go on working: all of them end when the
 * visitor uses one, or when the visit begins. Returns the Spanish path for the mail; only the hash of its token is stored.
 */
export async function createVisitLink(
  transaction: Transaction<Tables>,
  vault: Vault,
  { visit, until }: { visit: string; until: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  const token_hash = hashOfToken(token);
  await transaction
    .insertInto('one_time_links')
    .values({
      token_hash,
      purpose: PURPOSE,
      account: null,
      payload: vault.seal('link', JSON.stringify({ visit }), token_hash),
      subject_index: subjectOf(vault, visit),
      created_at: now.toISOString(),
      expires_at: until,
      used_at: null,
    })
    .execute();
  return `/toma-domicilio-medellin/visita/${token}`;
}

interface VisitLink {
  visit: string;
  isExpired: boolean;
}

/** Reads what a link opens; null for an invented one. It changes nothing: mail scanners open links. */
export async function findVisitLink(
  db: Kysely<Tables>,
  vault: Vault,
  token: string,
  now: Date,
): Promise<VisitLink | null> {
  const hash = hashOfToken(token);
  const link = await db
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst();
  if (!link?.payload) return null;
  const { visit } = payloadSchema.parse(JSON.parse(vault.open('link', link.payload, hash)));
  return { visit, isExpired: now.getTime() >= Date.parse(link.expires_at) };
}

/** Ends all links of a visit. */
export const endVisitLinks = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  visit: string,
  now: Date,
): Promise<void> =>
  void (await transaction
    .updateTable('one_time_links')
    .set({ used_at: now.toISOString() })
    .where('subject_index', '=', subjectOf(vault, visit))
    .where('purpose', '=', PURPOSE)
    .where('used_at', 'is', null)
    .execute());
