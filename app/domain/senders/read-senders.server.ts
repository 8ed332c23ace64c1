import type { Kysely } from 'kysely';

import type { MessagesInTable, SendersTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { StaffAuthor } from '../accounts/staff-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { PANEL_SENDER } from '../messages-in/typed-message.ts';
import { storedPublicKey } from './public-key.server.ts';
import { senderEvent } from './sender-author.ts';
import { type SenderState, senderState } from './sender-states.ts';

export type MessageCounts = Readonly<Record<MessagesInTable['state'], number>>;

/**
 * A laboratory system, as the owner sees it: counts of its messages but no content, and nothing that could authenticate as it.
 */
export interface LaboratorySystem extends Pick<SendersTable, 'id' | 'name' | 'application' | 'facility'> {
  networks: readonly string[];
  credential: 'key' | 'signature';
  state: SenderState;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  /** When the previous key stops working; null if there is none or it has stopped. */
  oldKeyUntil: string | null;
  /** The ID and algorithm of the public key; null for a system that uses a static key. */
  publicKey: { kid: string; alg: string } | null;
  lastMessageAt: string | null;
  counts: MessageCounts;
}

/**
 * Reads all systems except the panel's own, revoked ones last, each group by name. The audit log records it as `sender.read`.
 */
export async function readSenders({ db, now, origin }: AccountNeeds, reader: StaffAuthor): Promise<LaboratorySystem[]> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('senders').selectAll().where('id', '<>', PANEL_SENDER).execute();
    const systems = await withMessages(transaction, rows, now);
    await appendAudit(transaction, senderEvent('sender.read', reader, null), origin, now);
    return systems.toSorted(
      (one, other) =>
        Number(one.state.kind === 'revoked') - Number(other.state.kind === 'revoked') ||
        one.name.localeCompare(other.name, 'es'),
    );
  });
}

/** Reads one system; null if the ID is unknown or the panel's own. */
export async function readSender(
  { db, now, origin }: AccountNeeds,
  reader: StaffAuthor,
  id: string,
): Promise<LaboratorySystem | null> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('senders')
      .selectAll()
      .where('id', '=', id)
      .where('id', '<>', PANEL_SENDER)
      .execute();
    const [system] = await withMessages(transaction, rows, now);
    if (!system) return null;
    await appendAudit(transaction, senderEvent('sender.read', reader, id), origin, now);
    return system;
  });
}

async function withMessages(db: Kysely<Tables>, rows: readonly SendersTable[], now: Date): Promise<LaboratorySystem[]> {
  if (rows.length === 0) return [];
  const found = await db
    .selectFrom('messages_in')
    .select(['sender', 'state', ({ fn }) => fn.countAll().as('count'), ({ fn }) => fn.max('received_at').as('last')])
    .where(
      'sender',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy(['sender', 'state'])
    .execute();
  return rows.map((row) => {
    const own = found.filter(({ sender }) => sender === row.id);
    const count = (state: MessagesInTable['state']) => Number(own.find((one) => one.state === state)?.count ?? 0);
    return {
      ...systemOf(row, now),
      lastMessageAt:
        own
          .map(({ last }) => last)
          .toSorted()
          .at(-1) ?? null,
      counts: {
        stored: count('stored'),
        placed: count('placed'),
        quarantined: count('quarantined'),
        refused: count('refused'),
      },
    };
  });
}

function systemOf(row: SendersTable, now: Date): Omit<LaboratorySystem, 'lastMessageAt' | 'counts'> {
  const { id, name, application, facility, credential, created_at, expires_at, revoked_at, public_key } = row;
  const key = public_key === null ? null : storedPublicKey(public_key);
  return {
    id,
    name,
    application,
    facility,
    credential: credential ?? ('key' as const),
    state: senderState(row, now),
    networks: row.networks.split(',').filter(Boolean),
    createdAt: created_at,
    expiresAt: expires_at,
    revokedAt: revoked_at,
    oldKeyUntil: row.old_key_until !== null && row.old_key_until > now.toISOString() ? row.old_key_until : null,
    publicKey: key && { kid: key.kid ?? '', alg: key.alg },
  };
}
