import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';

import type { Tables } from '../../../db/tables.ts';
import { createLink, endLinks, findLink } from '../accounts/one-time-links.server.ts';
import type { Vault } from '../accounts/vault.ts';

const PURPOSE = 'visit';
const payloadSchema = z.object({ visit: z.string() });

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
  const link = { purpose: PURPOSE, subject: visit, payload: JSON.stringify({ visit }), until } as const;
  return `/toma-domicilio-medellin/visita/${await createLink(transaction, vault, link, now)}`;
}

interface VisitLink {
  visit: string;
  isExpired: boolean;
}

/**
 * Reads what a link opens; null for an invented one. A link that was used says what became of the visit, until the visit begins. Reading
 * changes nothing: mail scanners open links.
 */
export async function findVisitLink(
  db: Kysely<Tables>,
  vault: Vault,
  token: string,
  now: Date,
): Promise<VisitLink | null> {
  const link = await findLink(db, vault, PURPOSE, token, now);
  if (!link?.payload) return null;
  const { visit } = payloadSchema.parse(JSON.parse(link.payload));
  return { visit, isExpired: now.getTime() >= Date.parse(link.expiresAt) };
}

/** Ends all links of a visit. */
export const endVisitLinks = (
  transaction: Transaction<Tables>,
  vault: Vault,
  visit: string,
  now: Date,
): Promise<void> => endLinks(transaction, vault, { purpose: PURPOSE, subject: visit }, now);
