import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AuditOrigin } from '../audit/audit-event.ts';
import { messagesInBytes } from '../hl7/syntax/decode-transmission.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import type { MessageSender, SentBatch, SentMessage } from './sent-message.ts';

/**
 * Splits a transmission into messages: most contain one, and a batch contains several. Each message of a batch has its own bytes, its own
 * acknowledgment, and its own place in the ledger, and can be sent again alone.
 */
export function splitBatch(
  bytes: Uint8Array,
  senderOf: (message: Uint8Array) => MessageSender,
  origin: AuditOrigin,
): SentMessage[] {
  const { parts, faults } = messagesInBytes(bytes);
  const [first = bytes] = parts;
  const warnings = new Map([[parts.at(-1) ?? first, faults]]);
  const batch = parts.length > 1 ? { id: newId(), sender: senderOf(first).id, bytes, warnings } : null;
  return parts.map((part) => ({ sender: senderOf(part), bytes: part, origin, batch }));
}

/**
 * Stores the bytes of a batch when the first new message of it is stored. A batch that is sent again has no new message, so its bytes are
 * not stored.
 */
export async function storeBatch(
  transaction: Transaction<Tables>,
  { vault, now }: Pick<IngestNeeds, 'vault' | 'now'>,
  { id, sender, bytes }: SentBatch,
  message: string,
): Promise<void> {
  const known = await transaction.selectFrom('message_batches').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) {
    const body = vault.seal('laboratory-message', Buffer.from(bytes).toString('base64'), id);
    const received_at = now.toISOString();
    await transaction.insertInto('message_batches').values({ id, sender, received_at, body }).execute();
  }
  await transaction.updateTable('messages_in').set({ batch: id }).where('id', '=', message).execute();
}
