import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { SendersTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { StaffAuthor } from '../accounts/staff-event.ts';
import { hashOfToken, newToken } from '../accounts/tokens.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { endSender } from '../messages-in/senders.server.ts';
import type { SenderPublicKey } from './public-key.server.ts';
import { senderEvent } from './sender-author.ts';
import { credentialEnd, type OverlapDays, oldKeyUntil } from './sender-states.ts';

/** How a system proves who it is. Null: a static key, which we make. */
export type NewCredential = SenderPublicKey | null;

export interface NewSystem extends Pick<SendersTable, 'name' | 'application' | 'facility'> {
  networks: readonly string[];
  publicKey: NewCredential;
}

/** `key`: shown once, and stored as its hash only; null for a system that signs. */
export interface MadeCredential {
  id: string;
  key: string | null;
  expiresAt: string;
}

/** Adds a laboratory system. `taken`: one in use has the same MSH-3 and MSH-4. */
export async function addSender(
  { db, now, origin }: AccountNeeds,
  author: StaffAuthor,
  { networks, publicKey, ...named }: NewSystem,
): Promise<MadeCredential | 'taken'> {
  return db.transaction().execute(async (transaction) => {
    await lockSenders(transaction);
    const known = await transaction
      .selectFrom('senders')
      .select('id')
      .where('application', '=', named.application)
      .where('facility', '=', named.facility)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (known) return 'taken';
    const id = newId();
    const { key, ...credential } = newCredential(publicKey, now);
    await transaction
      .insertInto('senders')
      .values({
        ...named,
        ...credential,
        id,
        networks: networks.join(','),
        created_at: now.toISOString(),
        revoked_at: null,
        old_key_hash: null,
        old_key_until: null,
        old_public_key: null,
      })
      .execute();
    await appendAudit(transaction, senderEvent('sender.created', author, id), origin, now);
    return { id, key, expiresAt: credential.expires_at };
  });
}

/** Two owners who add the same system at once: the second waits for the head of the audit log, and then finds the first. */
const lockSenders = async (transaction: Transaction<Tables>): Promise<void> =>
  void (await transaction
    .updateTable('audit_head')
    .set((row) => ({ seq: row.ref('seq') }))
    .execute());

function newCredential(publicKey: NewCredential, now: Date) {
  const key = newToken();
  const credential = publicKey === null ? null : ('signature' as const);
  return {
    credential,
    // A system that signs has no static key: nobody gets the one that belongs to this hash.
    key_hash: hashOfToken(key),
    public_key: publicKey === null ? null : JSON.stringify(publicKey),
    expires_at: credentialEnd(credential ?? 'key', now),
    key: publicKey === null ? key : null,
  };
}

/** A change of one system: `seen` is the end of the credential that the form was about, so that no rotation happens twice. */
interface SeenSender {
  id: string;
  seen: string;
}

/** Gives a system a new key, or takes its new public key. The one before works until the overlap is over. */
export async function rotateCredential(
  { db, now, origin }: AccountNeeds,
  author: StaffAuthor,
  { id, seen }: SeenSender,
  { publicKey, overlap }: { publicKey: NewCredential; overlap: OverlapDays },
): Promise<MadeCredential | 'missing' | 'stale'> {
  return db.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom('senders').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before) return 'missing';
    const { key, ...credential } = newCredential(publicKey, now);
    const { numUpdatedRows } = await transaction
      .updateTable('senders')
      .set({
        ...credential,
        old_key_hash: before.key_hash,
        old_public_key: before.public_key,
        old_key_until: oldKeyUntil(before.expires_at, overlap, now),
      })
      .where('id', '=', id)
      .where('expires_at', '=', seen)
      .where('revoked_at', 'is', null)
      .where('credential', publicKey === null ? 'is' : '=', credential.credential)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'stale';
    await appendAudit(transaction, senderEvent('sender.rotated', author, id), origin, now);
    return { id, key, expiresAt: credential.expires_at };
  });
}

/** Ends a system's credentials and its tokens in this moment. What it sent stays. */
export async function revokeSender(
  { db, now, origin }: AccountNeeds,
  author: StaffAuthor,
  id: string,
): Promise<'done' | 'missing' | 'stale'> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('senders').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) return 'missing';
    if (!(await endSender(transaction, id, now))) return 'stale';
    await appendAudit(transaction, senderEvent('sender.revoked', author, id), origin, now);
    return 'done';
  });
}

/** Changes the networks from which a system may connect. */
export async function changeNetworks(
  { db, now, origin }: AccountNeeds,
  author: StaffAuthor,
  id: string,
  networks: readonly string[],
): Promise<'done' | 'missing'> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('senders')
      .set({ networks: networks.join(',') })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'missing';
    await appendAudit(transaction, senderEvent('sender.networks-changed', author, id), origin, now);
    return 'done';
  });
}
