import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditAction } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { readableFhir } from '../fhir-in/readable-fhir.ts';
import { decodeTransmission } from '../hl7/syntax/decode-transmission.ts';
import { parseMessage } from '../hl7/syntax/parse-message.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { bytesOfMessage } from '../messages-in/message-bytes.server.ts';
import { brokenReleaseRules } from './release-rules.ts';
import type { ReportActor } from './report-actions.server.ts';
import { personOf, reportToRelease, sentObservationsOf, specimenOf } from './report-queries.server.ts';

/** The longest list that a page shows. */
const MOST = 200;

export type ReviewedReport = NonNullable<Awaited<ReturnType<typeof reviewReport>>>;

/** Reads everything about one report, for its reviewer. The reading is an event in the same transaction. */
export async function reviewReport({ db, vault, origin, now }: AccountNeeds, actor: ReportActor, id: string) {
  return db.transaction().execute(async (transaction) => {
    const report = await transaction.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
    if (!report) return null;
    const person = await personOf(transaction, vault, report.order_id);
    const versions = await transaction
      .selectFrom('report_versions')
      .selectAll()
      .where('report', '=', id)
      .orderBy('version', 'desc')
      .execute();
    const told = [];
    for (const { version, status, issued_at, received_at, comment, performer, set_aside, specimen } of versions)
      told.push({
        ...{ version, status, issued_at, received_at, comment, performer, set_aside },
        specimen: await specimenOf(transaction, specimen),
        observations: await sentObservationsOf(transaction, id, version),
      });
    const rules = brokenReleaseRules(await reportToRelease(transaction, vault, report));
    const event = { action: 'report.reviewed' as const, object: { kind: 'report', id }, subject: person.id };
    await appendAudit(transaction, eventOf(actor, event), origin, now);
    return { report, person: { ...person, document: maskedDocument(person.document) }, versions: told, rules };
  });
}

const eventOf = (
  { account, role }: ReportActor,
  event: { action: AuditAction; object: { kind: string; id: string }; subject: string | null },
) => ({ ...event, actor: { kind: 'account' as const, id: account }, role, outcome: 'done' as const, reason: null });

export interface QueuedMessage {
  id: string;
  state: string;
  reason: string | null;
  receivedAt: string;
  sender: string;
}

/** The messages that wait for somebody, and those that were refused; the newest first. */
export async function doubtfulMessages({ db }: Pick<AccountNeeds, 'db'>): Promise<QueuedMessage[]> {
  const rows = await db
    .selectFrom('messages_in')
    .innerJoin('senders', 'senders.id', 'messages_in.sender')
    .select(['messages_in.id', 'state', 'reason', 'received_at', 'senders.name'])
    .where('state', 'in', ['quarantined', 'refused', 'stored'])
    .orderBy('received_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ received_at, name, ...row }) => ({ ...row, receivedAt: received_at, sender: name }));
}

/** One message: its segments with their fields, or its text if it is no HL7. Reading it is an event. */
export async function readMessage({ db, vault, origin, now }: AccountNeeds, actor: ReportActor, id: string) {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('messages_in').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const bytes = await bytesOfMessage(transaction, vault, row);
    const event = { action: 'message.read' as const, object: { kind: 'message', id }, subject: null };
    await appendAudit(transaction, eventOf(actor, event), origin, now);
    return {
      ...{ id, state: row.state, reason: row.reason, receivedAt: row.received_at },
      ...(row.format === 'fhir' ? { segments: [], text: readableFhir(bytes) } : readableMessage(bytes)),
    };
  });
}

export interface ReadableSegment {
  /** Its line in the message. */
  index: number;
  name: string;
  fields: { number: number; value: string }[];
}

function readableMessage(bytes: Uint8Array): { segments: ReadableSegment[]; text: string } {
  const decoded = decodeTransmission(bytes);
  const [first] = decoded.ok ? decoded.transmission.messages : [];
  const parsed = first && parseMessage(first.text, first.charset);
  if (!parsed?.ok) return { segments: [], text: first?.text ?? Buffer.from(bytes).toString('utf8') };
  return {
    text: '',
    segments: parsed.message.segments.map(({ index, name, fields }) => ({
      index,
      name,
      fields: fields.flatMap((field, i) => {
        const value = field.map((one) => one.map((part) => part.join(' & ')).join(' ^ ')).join(' ~ ');
        return value.replace(/[\s^&~]/g, '') === '' ? [] : [{ number: i + 1, value }];
      }),
    })),
  };
}
