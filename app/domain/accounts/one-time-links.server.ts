import type { Kysely, Transaction } from 'kysely';

import type { OneTimeLinksTable } from '../../../db/account-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { hashOfToken, newToken } from './tokens.server.ts';
import type { Vault } from './vault.ts';

const HOUR = 60;

/** The life of a link in minutes, by purpose (D 39). A visit's link is valid until the visit starts. */
const lives = {
  'staff-invitation': 72 * HOUR,
  /** The time from the use of the first-run code to the owner's choice of a password. */
  'first-owner': 30,
  'confirm-email': 24 * HOUR,
  'reset-password': 30,
  'change-email': 24 * HOUR,
  /** The link goes to the old address, whose owner may read the mail days later. */
  'stop-email-change': 72 * HOUR,
  result: 72 * HOUR,
  visit: null,
} as const satisfies Record<string, number | null>;
export type LinkPurpose = keyof typeof lives;

const MINUTE_MS = 60_000;

/** The owner of a link: an account, or the record that it opens, such as an order. */
type LinkOwner = { account: string } | { subject: string };

type NewLink = LinkOwner & {
  /** A text stored with the link, such as a new email address. It is sealed. */
  payload?: string;
} & (
    | { purpose: Exclude<LinkPurpose, 'visit'> }
    /** The links of earlier mails about a visit stay valid. */
    | { purpose: 'visit'; until: string }
  );

/** Returns the columns by which a new link finds the older ones. */
const ownerOf = (vault: Vault, purpose: LinkPurpose, owner: LinkOwner) =>
  'account' in owner
    ? { account: owner.account, subject_index: null }
    : { account: null, subject_index: vault.index('link', `${purpose} ${owner.subject}`) };

/** Creates a link, and ends older ones with the same owner and purpose. Returns the token for the URL; only its hash is stored (D 38). */
export async function createLink(
  transaction: Transaction<Tables>,
  vault: Vault,
  link: NewLink,
  now: Date,
): Promise<string> {
  const token = newToken();
  const hash = hashOfToken(token);
  const { purpose, payload } = link;
  if (purpose !== 'visit') await endLinks(transaction, vault, link, now);
  const expires_at =
    purpose === 'visit' ? link.until : new Date(now.getTime() + lives[purpose] * MINUTE_MS).toISOString();
  await transaction
    .insertInto('one_time_links')
    .values({
      token_hash: hash,
      purpose,
      ...ownerOf(vault, purpose, link),
      payload: payload === undefined ? null : vault.seal('link', payload, hash),
      created_at: now.toISOString(),
      expires_at,
      used_at: null,
    })
    .execute();
  return token;
}

/** Ends the open links with a purpose, because there is a newer one or they are no longer allowed. */
export async function endLinks(
  transaction: Transaction<Tables>,
  vault: Vault,
  { purpose, ...owner }: LinkOwner & { purpose: LinkPurpose },
  now: Date,
): Promise<void> {
  const { account, subject_index } = ownerOf(vault, purpose, owner);
  const links = transaction.updateTable('one_time_links').set({ used_at: now.toISOString() });
  const own =
    account === null ? links.where('subject_index', '=', subject_index) : links.where('account', '=', account);
  await own.where('purpose', '=', purpose).where('used_at', 'is', null).execute();
}

/** The state of a link. A newer link makes an older one 'used'. */
export type LinkState = 'open' | 'expired' | 'used';

interface FoundLink {
  tokenHash: string;
  account: string | null;
  payload: string | null;
  expiresAt: string;
  state: LinkState;
}

/**
 * Finds the link of a token in any state; null if the token is unknown. It changes nothing, because programs that scan mail follow links (D
 * 40).
 */
export async function findLink(
  db: Kysely<Tables>,
  vault: Vault,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<FoundLink | null> {
  const tokenHash = hashOfToken(token);
  const link = await db
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!link) return null;
  const payload = link.payload && vault.open('link', link.payload, tokenHash);
  return { tokenHash, account: link.account, payload, expiresAt: link.expires_at, state: stateOf(link, now) };
}

function stateOf({ used_at, expires_at }: OneTimeLinksTable, now: Date): LinkState {
  if (used_at !== null) return 'used';
  return now.getTime() >= Date.parse(expires_at) ? 'expired' : 'open';
}

export interface OpenLink {
  account: string;
  payload: string | null;
}

/** Reads an account's link without using it; null if the link is not valid. */
export async function readLink(
  db: Kysely<Tables>,
  vault: Vault,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<OpenLink | null> {
  const link = await findLink(db, vault, purpose, token, now);
  return link?.account && link.state === 'open' ? { account: link.account, payload: link.payload } : null;
}

/** Reads the texts stored with an account's open links of one purpose. */
export async function openPayloads(
  db: Kysely<Tables>,
  vault: Vault,
  { purpose, account }: { purpose: LinkPurpose; account: string },
  now: Date,
): Promise<string[]> {
  const links = await db
    .selectFrom('one_time_links')
    .select(['token_hash', 'payload'])
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute();
  return links.flatMap(({ token_hash, payload }) => (payload ? [vault.open('link', payload, token_hash)] : []));
}

/** Marks a link as used. If several requests use it at the same time, only one gets true, across all processes (D 40). */
export async function consumeLink(transaction: Transaction<Tables>, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('one_time_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
