import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { SendersTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import type { IngestNeeds } from '../messages-in/ingest-needs.server.ts';
import type { RefusalReason } from '../messages-in/message-reasons.ts';
import { placeEach } from '../messages-in/place-message.server.ts';
import { batchAnswer, type EntryOutcome, operationOutcome, storedAnswer } from './fhir-answer.ts';
import type { FhirIssue } from './fhir-cursor.ts';
import { type FhirReading, readFhir } from './read-fhir.ts';

/** The answer to one request. `message`: what was stored, or is known from before; null: nothing but refusals. */
export interface FhirAnswer {
  status: 200 | 201 | 400 | 409 | 422;
  body: unknown;
  message: string | null;
}

/** A part of the request that is one row: the whole message, or a report of a batch. */
interface Draft {
  entry: number | null;
  controlId: string;
  refusal: RefusalReason | null;
  issues: readonly FhirIssue[];
  unplaced: number;
}

interface Row extends EntryOutcome {
  entry: number | null;
  isNew: boolean;
}

const reused: FhirIssue = {
  severity: 'error',
  code: 'duplicate',
  at: '',
  text: 'A message with this identifier is known, and its content is another',
};

/**
 * Stores what was sent byte for byte, in one transaction, then places it. The answer promises only that it is stored: if this process dies
 * between the two, `placeStored` continues. A repeat stores nothing, and gets the same answer.
 */
export async function receiveFhir(
  needs: IngestNeeds,
  sender: Pick<SendersTable, 'id'>,
  { bytes, expected }: { bytes: Uint8Array; expected: 'Bundle' | 'DiagnosticReport' },
): Promise<FhirAnswer> {
  const reading = readFhir(bytes, expected);
  const sent = { sender: sender.id, body: Buffer.from(bytes).toString('base64') };
  const index = needs.vault.index('laboratory-message', sent.body);
  const drafts = draftsOf(reading, index);
  const rows = await needs.db.transaction().execute(async (transaction) => {
    const stored: Row[] = [];
    const events: AuditEvent[] = [];
    let bodyOf: string | null = null;
    for (const draft of drafts) {
      const row: Row = await storeDraft(transaction, needs, { ...sent, index, bodyOf, draft });
      stored.push(row);
      if (!row.isNew || row.message === null) continue;
      bodyOf ??= row.message;
      events.push(eventOf(sender.id, row.message, row.status === 201 ? null : reasonOf(draft, row)));
    }
    await appendAudits(transaction, events, needs.origin, needs.now);
    return stored;
  });
  const placeable = rows.flatMap(({ isNew, status, message }) => (isNew && status === 201 && message ? [message] : []));
  // The message is safe. If placing it fails, it stays stored, and the next round of `placeStored` tries again.
  await placeEach(needs, placeable).catch(() => []);
  return answerOf(reading, rows);
}

const reasonOf = ({ refusal }: Draft, { status }: Row): RefusalReason =>
  status === 409 ? 'control-id-reused' : (refusal ?? 'fhir-unreadable');

/** The rows that a request makes. Without an identifier of its own, its content is its name. */
function draftsOf(reading: FhirReading, index: string): Draft[] {
  const name = reading.identity === '' ? `content ${index}` : bounded(reading.identity);
  const wrong = errorsIn(reading.issues);
  if (reading.units.length === 0 || wrong.length > 0) {
    const all = wrong.length > 0 ? wrong : reading.issues;
    return [{ entry: null, controlId: '', refusal: refusalOf(all), issues: all, unplaced: 0 }];
  }
  return reading.units.map(({ entry, issues, unplaced }) => {
    const errors = errorsIn(issues);
    return {
      entry,
      controlId: entry === null ? name : `${name} #${entry}`,
      issues: errors,
      unplaced: unplaced.length,
      refusal: errors.length > 0 ? refusalOf(errors) : null,
    };
  });
}

const errorsIn = (issues: readonly FhirIssue[]): FhirIssue[] => issues.filter(({ severity }) => severity === 'error');

/** Tells a message that cannot be read from one that says too little. */
const refusalOf = (issues: readonly FhirIssue[]): RefusalReason =>
  issues.some(({ code }) => code === 'structure' || code === 'too-long') ? 'fhir-unreadable' : 'fhir-incomplete';

/** Identifiers have no bound; a name that is too long for an index is its hash. */
const bounded = (identity: string): string =>
  identity.length <= 300 ? identity : `sha256 ${createHash('sha256').update(identity).digest('hex')}`;

interface Storing {
  sender: string;
  body: string;
  index: string;
  /** The row that holds the bytes already. */
  bodyOf: string | null;
  draft: Draft;
}

async function storeDraft(transaction: Transaction<Tables>, needs: IngestNeeds, storing: Storing): Promise<Row> {
  const { draft, sender, index } = storing;
  const { entry, refusal, issues } = draft;
  if (refusal !== null) {
    const message = await insertRow(transaction, needs, storing, refusal);
    return { entry, isNew: true, status: refusal === 'fhir-unreadable' ? 400 : 422, message, issues };
  }
  const message = await insertRow(transaction, needs, storing, null);
  if (message !== null) return { entry, isNew: true, status: 201, message, issues: [] };
  const known = await transaction
    .selectFrom('messages_in')
    .select(['id', 'body_index'])
    .where('sender', '=', sender)
    .where('control_id', '=', draft.controlId)
    .where('state', '!=', 'refused')
    .executeTakeFirstOrThrow();
  if (known.body_index === index) return { entry, isNew: false, status: 201, message: known.id, issues: [] };
  const kept = await insertRow(transaction, needs, storing, 'control-id-reused');
  return { entry, isNew: true, status: 409, message: kept, issues: [reused] };
}

/** Returns the id; null if the sender has a message of this name that was not refused. */
async function insertRow(
  transaction: Transaction<Tables>,
  { vault, now }: IngestNeeds,
  { sender, body, index, bodyOf, draft }: Storing,
  refusal: RefusalReason | null,
): Promise<string | null> {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('messages_in')
    .values({
      id,
      sender,
      control_id: draft.controlId,
      received_at: now.toISOString(),
      reason: refusal,
      state: refusal === null ? 'stored' : 'refused',
      format: 'fhir',
      entry: draft.entry,
      body: bodyOf === null ? vault.seal('laboratory-message', body, id) : '',
      body_of: bodyOf,
      // The answer follows from the bytes and the ids, so a repeat gets the same one without a copy of it.
      body_index: index,
      acknowledgment: '',
      unplaced: draft.unplaced,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? id : null;
}

const eventOf = (sender: string, id: string, reason: RefusalReason | null): AuditEvent => ({
  action: reason === null ? 'message.received' : 'message.refused',
  actor: { kind: 'sender', id: sender },
  role: null,
  subject: null,
  object: { kind: 'message', id },
  outcome: reason === null ? 'done' : 'refused',
  reason,
});

function answerOf(reading: FhirReading, rows: readonly Row[]): FhirAnswer {
  const [first] = rows;
  if (first && first.entry !== null) {
    const outcomes = new Map(rows.map(({ entry, ...row }) => [entry ?? 0, row]));
    return { status: 200, body: batchAnswer(reading, outcomes), message: first.message };
  }
  if (first?.status !== 201 || first.message === null)
    return {
      status: first?.status === 409 || first?.status === 400 ? first.status : 422,
      body: operationOutcome(first?.issues ?? []),
      message: null,
    };
  return {
    status: reading.bundle === null ? 201 : 200,
    body: storedAnswer(reading, first.message),
    message: first.message,
  };
}
