import type { Transaction } from 'kysely';

import type { MessagesInTable, SendersTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { newId } from '../accounts/tokens.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { acknowledge } from '../hl7/acknowledgment/acknowledge.ts';
import { type MessageOutcome, wantedAcknowledgments } from '../hl7/acknowledgment/acknowledgment-codes.ts';
import type { Authority } from '../hl7/oru/data-types.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import type { RefusalReason } from './message-reasons.ts';
import { placeMessage } from './place-message.server.ts';
import { type IncomingMessage, readIncoming, refusalOutcome } from './reading.ts';

type Sender = Pick<SendersTable, 'id' | 'application' | 'facility'>;

export interface ReceivedMessage {
  /** Null: a repeated message, which is not stored again. */
  id: string | null;
  state: MessagesInTable['state'] | 'repeated';
  acknowledgment: Uint8Array;
}

/**
 * Stores a message byte for byte, then places it, in two transactions. The acknowledgment promises only that the message is stored: if this
 * process dies between the two, `placeStored` continues. A repeated message gets the stored acknowledgment again.
 */
export async function receiveMessage(needs: IngestNeeds, sender: Sender, bytes: Uint8Array): Promise<ReceivedMessage> {
  const stored = await storeMessage(needs, sender, bytes);
  if (stored.id === null || stored.state !== 'stored') return stored;
  // The message is safe. If placing it fails, it stays 'stored', and the next round of `placeStored` tries again.
  const state = await placeMessage(needs, stored.id).catch(() => 'stored' as const);
  return { ...stored, state };
}

/** The first transaction: the message is in the database, with the acknowledgment that it gets. */
export async function storeMessage(needs: IngestNeeds, sender: Sender, bytes: Uint8Array): Promise<ReceivedMessage> {
  const incoming = readIncoming(bytes);
  const isTheirs = incoming.reading === null || isOfSender(incoming, sender);
  const refusal = isTheirs ? incoming.refusal : 'not-this-sender';
  const body = Buffer.from(bytes).toString('base64');
  const index = needs.vault.index('laboratory-message', body);
  return needs.db.transaction().execute(async (transaction) => {
    const draft = { sender, incoming, body, index };
    if (refusal !== null) return insertRefused(transaction, needs, draft, refusal);
    const inserted = await insertMessage(transaction, needs, draft, null);
    if (inserted) return inserted;
    const known = await transaction
      .selectFrom('messages_in')
      .select(['body_index', 'acknowledgment'])
      .where('sender', '=', sender.id)
      .where('control_id', '=', incoming.controlId)
      .where('state', '!=', 'refused')
      .executeTakeFirstOrThrow();
    if (known.body_index !== index) return insertRefused(transaction, needs, draft, 'control-id-reused');
    return { id: null, state: 'repeated' as const, acknowledgment: Buffer.from(known.acknowledgment, 'base64') };
  });
}

interface Draft {
  sender: Sender;
  incoming: IncomingMessage;
  body: string;
  index: string;
}

/** MSH-3 and MSH-4 name the sender of this key: one key cannot send in the name of another laboratory. */
function isOfSender({ reading }: IncomingMessage, { application, facility }: Sender): boolean {
  const header = reading?.report.header;
  const named = (authority: Authority | undefined) => (authority?.namespace ?? '').trim();
  return named(header?.sendingApplication) === application && named(header?.sendingFacility) === facility;
}

async function insertRefused(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  draft: Draft,
  reason: RefusalReason,
): Promise<ReceivedMessage> {
  const inserted = await insertMessage(transaction, needs, draft, reason);
  if (!inserted) throw new Error('A refused message collides with nothing');
  return inserted;
}

/** Returns null if the sender has a message with this control id that was not refused. */
async function insertMessage(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  { sender, incoming, body, index }: Draft,
  refusal: RefusalReason | null,
): Promise<ReceivedMessage | null> {
  const { vault, now, origin } = needs;
  const id = newId();
  const state = refusal === null ? ('stored' as const) : ('refused' as const);
  const outcome = refusal === null ? 'accept' : refusalOutcome(refusal, incoming.faults);
  const acknowledgment = acknowledgmentOf(incoming, outcome, now);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('messages_in')
    .values({
      ...{ id, state, sender: sender.id, control_id: incoming.controlId, reason: refusal },
      received_at: now.toISOString(),
      body: vault.seal('laboratory-message', body, id),
      body_index: index,
      acknowledgment: Buffer.from(acknowledgment).toString('base64'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return null;
  await appendAudit(transaction, eventOf(sender.id, id, refusal), origin, now);
  return { id, state, acknowledgment };
}

/** One acknowledgment, or the two of enhanced mode one after the other. */
function acknowledgmentOf({ header, faults }: IncomingMessage, outcome: MessageOutcome, now: Date): Uint8Array {
  const codes = wantedAcknowledgments(header?.header ?? { name: 'MSH', fields: [] }, outcome);
  const at = now.toISOString();
  return Buffer.concat(codes.map((code) => acknowledge(header, { code, controlId: newId(), at, faults })));
}

const eventOf = (sender: string, id: string, refusal: RefusalReason | null): AuditEvent => ({
  action: refusal === null ? 'message.received' : 'message.refused',
  actor: { kind: 'sender', id: sender },
  role: null,
  subject: null,
  object: { kind: 'message', id },
  outcome: refusal === null ? 'done' : 'refused',
  reason: refusal,
});
