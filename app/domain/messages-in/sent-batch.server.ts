import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { newId } from '../accounts/tokens.server.ts';
import type { AuditOrigin } from '../audit/audit-event.ts';
import { messagesInBytes } from '../hl7/syntax/decode-transmission.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import type { MessageSender, SentBatch, SentMessage } from './sent-message.ts';

/**
 * The messages of a transmission: one for most, and each of a batch with its own bytes, so that each has its own acknowledgment, its own
 * place in the ledger, and can be sent again alone.
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

/** Stores the bytes of a batch with the first of its messages that is new. A batch that is sent again has none, and leaves nothing. */
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
