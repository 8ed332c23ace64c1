import type { Transaction } from 'kysely';

import type { MessagesInTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { OruReport, ReportedOrder } from '../hl7/oru/oru-report.ts';
import { isAdolescent, isMinor } from '../persons/majority.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import { createPerson, matchPerson } from './match-person.server.ts';
import type { QuarantineReason } from './message-reasons.ts';
import { examOfOrder } from './order-exam.ts';
import { orderNumber } from './order-number.ts';
import { storeReport } from './place-report.server.ts';
import { readIncoming } from './reading.ts';

type Placed = { kind: 'placed'; person: string } | { kind: 'quarantined'; reason: QuarantineReason };

/** The second transaction: a stored message becomes reports, or waits for a person. Whoever comes second does nothing. */
export async function placeMessage(needs: IngestNeeds, id: string): Promise<MessagesInTable['state']> {
  const { db, vault, origin, now } = needs;
  return db.transaction().execute(async (transaction) => {
    // The update locks the row, so of two processes one waits and then finds nothing to do.
    const message = await transaction
      .updateTable('messages_in')
      .set({ state: 'placed' })
      .where('id', '=', id)
      .where('state', '=', 'stored')
      .returningAll()
      .executeTakeFirst();
    if (!message) return 'placed';
    const bytes = Buffer.from(vault.open('laboratory-message', message.body, id), 'base64');
    const { reading } = readIncoming(bytes);
    if (!reading) throw new Error('A message that cannot be parsed was not refused');
    const placed = await placeReport(transaction, needs, message, reading.report);
    if (placed.kind === 'quarantined')
      await transaction
        .updateTable('messages_in')
        .set({ state: 'quarantined', reason: placed.reason })
        .where('id', '=', id)
        .execute();
    await appendAudit(transaction, eventOf(message, placed), origin, now);
    return placed.kind;
  });
}

const eventOf = ({ id, sender }: MessagesInTable, placed: Placed): AuditEvent => ({
  action: placed.kind === 'placed' ? 'message.placed' : 'message.quarantined',
  actor: { kind: 'sender', id: sender },
  role: null,
  subject: placed.kind === 'placed' ? placed.person : null,
  object: { kind: 'message', id },
  outcome: 'done',
  reason: placed.kind === 'placed' ? null : placed.reason,
});

/** Decides everything before it writes anything, so that a message is placed as a whole or not at all. */
async function placeReport(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  message: MessagesInTable,
  { patients, header }: OruReport,
): Promise<Placed> {
  const [patient] = patients;
  if (!patient || patients.length > 1) return quarantined('several-patients');
  if (patient.orders.some(hasDocument)) return quarantined('document-attached');
  const exams = patient.orders.map((order) => examOfOrder(needs.catalogue, order));
  const doubtful = exams.find((exam) => typeof exam === 'string');
  if (typeof doubtful === 'string') return quarantined(doubtful);
  const match = await matchPerson(transaction, needs.vault, patient);
  if (match.kind === 'doubt') return quarantined(match.reason);
  const known = match.kind === 'known' ? match.id : null;
  for (const order of patient.orders)
    if (await belongsToAnother(transaction, message.sender, order, known))
      return quarantined('order-of-another-person');
  const person =
    known ?? (match.kind === 'new' ? await createPerson(transaction, needs.vault, match.person, needs.now) : '');
  const birthDate = match.kind === 'known' ? match.birthDate : match.person.birthDate;
  const isChild = isMinor(birthDate, needs.now, needs.timeZone);
  const isTeen = isAdolescent(birthDate, needs.now, needs.timeZone);
  const sentAt = header.sentAt.instant ?? message.received_at;
  for (const [i, order] of patient.orders.entries()) {
    const exam = exams[i];
    if (!exam || typeof exam === 'string') continue;
    // A minor's pregnancy test, and an adolescent's sexual health, are handed over to them, not to the address that their parents gave.
    const isReserved = (exam.isPregnancyTest && isChild) || (exam.isSexualHealth && isTeen);
    const needsCounseling = exam.needsCounseling || isReserved;
    const placed = { code: exam.code, needsCounseling };
    await storeReport(transaction, needs, { message, person, order, exam: placed, sentAt });
  }
  return { kind: 'placed', person };
}

const quarantined = (reason: QuarantineReason): Placed => ({ kind: 'quarantined', reason });

/** A document is no value that a page can show yet: a person looks at it. */
const hasDocument = ({ observations }: ReportedOrder): boolean =>
  observations.some(({ values }) => values.some(({ kind }) => kind === 'document' || kind === 'pointer'));

async function belongsToAnother(
  transaction: Transaction<Tables>,
  sender: string,
  order: ReportedOrder,
  person: string | null,
): Promise<boolean> {
  const known = await transaction
    .selectFrom('orders')
    .select('person')
    .where('sender', '=', sender)
    .where('number', '=', orderNumber(order))
    .executeTakeFirst();
  return known !== undefined && known.person !== person;
}

/** Places what an earlier process stored but did not place. Runs at the start, and then from time to time. */
export async function placeStored(needs: IngestNeeds, most = 100): Promise<number> {
  const waiting = await needs.db
    .selectFrom('messages_in')
    .select('id')
    .where('state', '=', 'stored')
    .orderBy('received_at')
    .limit(most)
    .execute();
  let placed = 0;
  for (const { id } of waiting) {
    const state = await placeMessage(needs, id).catch(() => 'stored' as const);
    if (state !== 'stored') placed += 1;
  }
  return placed;
}
