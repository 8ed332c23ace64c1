import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { MessagesInTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AuditEvent, AuditOrigin } from '../audit/audit-event.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { acknowledge } from '../hl7/acknowledgment/acknowledge.ts';
import { type MessageOutcome, wantedAcknowledgments } from '../hl7/acknowledgment/acknowledgment-codes.ts';
import type { Authority } from '../hl7/oru/data-types.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import type { RefusalReason } from './message-reasons.ts';
import { placeMessage } from './place-message.server.ts';
import { type IncomingMessage, readIncoming, refusalOutcome } from './reading.ts';
import { storeBatch } from './sent-batch.server.ts';
import type { MessageSender, SentBatch, SentMessage } from './sent-message.ts';

export interface ReceivedMessage {
  /** Null for a repeated message, which is not stored again. */
  id: string | null;
  state: MessagesInTable['state'] | 'repeated';
  acknowledgment: Uint8Array;
}

/**
 * Stores a message byte for byte and then places it, in two transactions. The acknowledgment confirms only that the message is stored: if
 * the process stops between the two, `placeStored` continues. A repeated message gets its stored acknowledgment again.
 */
export async function receiveMessage(
  needs: IngestNeeds,
  sender: MessageSender,
  bytes: Uint8Array,
): Promise<ReceivedMessage> {
  const stored = await storeMessage(needs, sender, bytes);
  if (stored.id === null || stored.state !== 'stored') return stored;
  // The message is stored. If placing fails, its state stays 'stored', and the next round of `placeStored` tries again.
  const state = await placeMessage(needs, stored.id).catch(() => 'stored' as const);
  return { ...stored, state };
}

/** Runs the first transaction: stores the message with its acknowledgment. */
export async function storeMessage(
  needs: IngestNeeds,
  sender: MessageSender,
  bytes: Uint8Array,
): Promise<ReceivedMessage> {
  const [stored] = await storeTogether(needs, [prepareMessage(needs, { sender, bytes, origin: needs.origin })]);
  if (!stored) throw new Error('One message is stored as one');
  return stored;
}

/** A message that has been parsed and sealed, which needs no transaction. */
export interface PreparedMessage {
  id: string;
  sender: MessageSender;
  origin: AuditOrigin;
  incoming: IncomingMessage;
  refusal: RefusalReason | null;
  sealed: string;
  index: string;
  batch: SentBatch | null;
}

export function prepareMessage(
  { vault }: Pick<IngestNeeds, 'vault'>,
  { sender, bytes, origin, batch = null }: SentMessage,
): PreparedMessage {
  const read = readIncoming(bytes);
  const incoming = { ...read, faults: [...(batch?.warnings.get(bytes) ?? []), ...read.faults] };
  const isTheirs = incoming.reading === null || isOfSender(incoming, sender);
  const body = Buffer.from(bytes).toString('base64');
  const id = newId();
  return {
    id,
    sender,
    origin,
    incoming,
    batch,
    refusal: isTheirs ? incoming.refusal : 'not-this-sender',
    sealed: vault.seal('laboratory-message', body, id),
    index: vault.index('laboratory-message', body),
  };
}

/** Stores several messages in order in one transaction, all or none, because one commit costs about the same as many. */
export const storeTogether = (needs: IngestNeeds, messages: readonly PreparedMessage[]): Promise<ReceivedMessage[]> =>
  needs.db.transaction().execute(async (transaction) => {
    const received: ReceivedMessage[] = [];
    const events: (AuditEvent & { origin: AuditOrigin })[] = [];
    const inserted = await insertMessages(transaction, needs, messages);
    for (const [i, message] of messages.entries()) {
      const { stored, event } = inserted[i] ?? (await storeRepeated(transaction, needs, message));
      received.push(stored);
      if (event) events.push({ ...event, origin: message.origin });
    }
    await appendAudits(transaction, events, needs.origin, needs.now);
    return received;
  });

interface Stored {
  stored: ReceivedMessage;
  event: AuditEvent | null;
}

/**
 * Inserts the messages with one statement. Returns null for a message if its sender already has a message with the same control ID that was
 * not refused.
 */
async function insertMessages(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  messages: readonly PreparedMessage[],
): Promise<(Stored | null)[]> {
  const rows = messages.map((message) => ({ message, row: rowOf(needs, message) }));
  const inserted = await transaction
    .insertInto('messages_in')
    .values(rows.map(({ row }) => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  for (const { message } of rows)
    if (message.batch && ids.has(message.id)) await storeBatch(transaction, needs, message.batch, message.id);
  return rows.map(({ message, row }) => (ids.has(row.id) ? storedAs(row, message) : null));
}

/**
 * Handles a message whose control ID the sender has already used. If the bytes are the same, returns the stored acknowledgment; otherwise
 * refuses the message and stores it as refused.
 */
async function storeRepeated(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  message: PreparedMessage,
): Promise<Stored> {
  const known = await transaction
    .selectFrom('messages_in')
    .select(['body_index', 'acknowledgment'])
    .where('sender', '=', message.sender.id)
    .where('control_id', '=', message.incoming.controlId)
    .where('state', '!=', 'refused')
    .executeTakeFirstOrThrow();
  if (known.body_index === message.index) {
    const acknowledgment = Buffer.from(known.acknowledgment, 'base64');
    return { stored: { id: null, state: 'repeated', acknowledgment }, event: null };
  }
  const refused = { ...message, refusal: 'control-id-reused' } as const;
  const [stored] = await insertMessages(transaction, needs, [refused]);
  if (!stored) throw new Error('A refused message collides with nothing');
  return stored;
}

/** Whether MSH-3 and MSH-4 name the sender that owns the key. A key cannot send in the name of another laboratory. */
export function isOfSender(
  { reading }: Pick<IncomingMessage, 'reading'>,
  { application, facility }: Pick<MessageSender, 'application' | 'facility'>,
): boolean {
  const header = reading?.report.header;
  const named = (authority: Authority | undefined) => (authority?.namespace ?? '').trim();
  return named(header?.sendingApplication) === application && named(header?.sendingFacility) === facility;
}

type MessageRow = ReturnType<typeof rowOf>;

function rowOf({ now }: IngestNeeds, { id, sender, incoming, sealed, index, refusal }: PreparedMessage) {
  const outcome = refusal === null ? 'accept' : refusalOutcome(refusal, incoming.faults);
  return {
    id,
    state: refusal === null ? ('stored' as const) : ('refused' as const),
    reason: refusal,
    sender: sender.id,
    control_id: incoming.controlId,
    received_at: now.toISOString(),
    body: sealed,
    body_index: index,
    unplaced: incoming.reading?.unplaced.length ?? null,
    acknowledgment: Buffer.from(acknowledgmentOf(incoming, outcome, now)).toString('base64'),
  };
}

const storedAs = ({ id, state, acknowledgment }: MessageRow, { sender, refusal }: PreparedMessage): Stored => ({
  stored: { id, state, acknowledgment: Buffer.from(acknowledgment, 'base64') },
  event: eventOf(sender.id, id, refusal),
});

/** Returns one acknowledgment, or the two of enhanced mode one after the other. */
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
