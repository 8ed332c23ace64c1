import type { Transaction } from 'kysely';

import type { MessagesInTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { newId } from '../accounts/tokens.server.ts';
import { openCriticalCase } from '../critical/open-critical.server.ts';
import { codedText, type Professional } from '../hl7/oru/data-types.ts';
import type { ReportedOrder } from '../hl7/oru/oru-report.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import { momentOf, noteText, observationFields } from './observation-rows.ts';
import { orderNumber } from './order-number.ts';
import { nextVersion, type ReportState, type ToldVersion, toldState } from './report-version.ts';

interface PlacedExam {
  code: string;
  needsCounseling: boolean;
}

interface Told {
  message: MessagesInTable;
  person: string;
  order: ReportedOrder;
  exam: PlacedExam;
  /** When the sender wrote the message. */
  sentAt: string;
}

/** Stores what a message says about one report: the order if it is new, and a version. */
export async function storeReport(transaction: Transaction<Tables>, needs: IngestNeeds, told: Told): Promise<void> {
  const orderId = await storeOrder(transaction, needs, told);
  const { order, exam } = told;
  const key = { filler_number: order.filler.number ?? '', code: order.code.code || codedText(order.code) };
  const known = await transaction
    .selectFrom('reports')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('filler_number', '=', key.filler_number)
    .where('code', '=', key.code)
    .executeTakeFirst();
  const version = versionOf(told);
  const latest = known ? await latestOf(transaction, known.id, known.latest_version) : null;
  const next = nextVersion(latest, version);
  const number = known ? (await highestVersion(transaction, known.id)) + 1 : 1;
  const id = known?.id ?? newId();
  const gate = exam.needsCounseling || known?.needs_counseling === 1 ? 1 : 0;
  if (!known)
    await transaction
      .insertInto('reports')
      .values({
        ...{ id, order_id: orderId, ...key, exam: exam.code, status: next.status, latest_version: 1 },
        ...{ released_version: null, needs_counseling: gate, counseled_at: null },
      })
      .execute();
  // While a correction waits for its release, the version before it is hidden: it is known to be wrong.
  else if (next.setAside === null)
    await transaction
      .updateTable('reports')
      .set({ status: next.status, latest_version: number, released_version: null })
      .set({ needs_counseling: gate, counseled_at: null, exam: exam.code })
      .where('id', '=', id)
      .execute();
  else if (gate !== known.needs_counseling)
    await transaction.updateTable('reports').set({ needs_counseling: gate }).where('id', '=', id).execute();
  const specimen = await storeSpecimen(transaction, orderId, order);
  await transaction
    .insertInto('report_versions')
    .values({
      ...{ report: id, version: number, message: told.message.id, status: next.status, issued_at: next.issuedAt },
      ...{ received_at: told.message.received_at, comment: next.comment, performer: performerOf(order), specimen },
      set_aside: next.setAside,
    })
    .execute();
  for (const [position, one] of next.observations.entries())
    await transaction
      .insertInto('observations')
      .values({ report: id, version: number, position, ...one })
      .execute();
  const { observations } = next;
  if (next.setAside === null)
    await openCriticalCase(transaction, needs, {
      ...{ report: id, order: orderId, exam: exam.code, version: number, observations },
    });
}

function versionOf({ order, sentAt }: Told): ToldVersion {
  const observations = order.observations.map(observationFields);
  return {
    status: toldState(order.status.code, observations),
    issuedAt: order.reportedAt.instant ?? sentAt,
    observations,
    comment: noteText(order.notes),
  };
}

async function storeOrder(
  transaction: Transaction<Tables>,
  { vault, now }: IngestNeeds,
  { message, person, order, sentAt }: Told,
): Promise<string> {
  const number = orderNumber(order);
  await transaction
    .insertInto('orders')
    .values({
      ...{ id: newId(), sender: message.sender, number, person },
      placed_at: momentOf(order.collectedAt) ?? sentAt,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['sender', 'number']).doNothing())
    .execute();
  // The update locks the order until the commit: two messages about one report follow each other.
  const { id } = await transaction
    .updateTable('orders')
    .set({ number })
    .where('sender', '=', message.sender)
    .where('number', '=', number)
    .where('person', '=', person)
    .returning('id')
    .executeTakeFirstOrThrow();
  const doctors = [
    ...order.orderingProviders.map((one) => ({ one, part: 'ordering' as const })),
    ...order.copiesTo.map((one) => ({ one, part: 'copy' as const })),
  ];
  for (const { one, part } of doctors) {
    const registration = (one.number ?? '').trim();
    if (!registration) continue;
    const registration_index = registrationIndexOf(vault, registration);
    await transaction
      .insertInto('order_providers')
      .values({ order_id: id, registration_index, part, name: vault.seal('person-name', nameOf(one), id) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return id;
}

/** The keyed hash by which a doctor's orders are found. */
export const registrationIndexOf = (vault: IngestNeeds['vault'], registration: string): string =>
  vault.index('document', `registration ${registration.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

const nameOf = ({ prefix, given, middle, family }: Professional): string =>
  [prefix, given, middle, family].filter(Boolean).join(' ');

/** The laboratory that performed it: OBX-23 of any observation, or OBX-15. */
const performerOf = ({ observations }: ReportedOrder): string | null =>
  observations.map((one) => one.performingLaboratory.name || codedText(one.producer)).find(Boolean) ?? null;

/** The specimen of SPM, or of OBR-15 in older versions. */
async function storeSpecimen(
  transaction: Transaction<Tables>,
  orderId: string,
  { specimens: [sent], specimenSource, collectedAt, receivedAt }: ReportedOrder,
): Promise<string | null> {
  const row = {
    type: (sent ? codedText(sent.type) : (specimenSource ?? '').split('^').find(Boolean)) ?? '',
    collected_at: (sent && momentOf(sent.collectedFrom)) ?? momentOf(collectedAt),
    received_at: (sent && momentOf(sent.receivedAt)) ?? momentOf(receivedAt),
    condition: sent ? [...sent.conditions, ...sent.rejectReasons].map(codedText).join(', ') || null : null,
  };
  if (row.type === '' && row.collected_at === null) return null;
  const id = newId();
  await transaction
    .insertInto('specimens')
    .values({ id, order_id: orderId, ...row })
    .execute();
  return id;
}

const highestVersion = async (transaction: Transaction<Tables>, report: string): Promise<number> => {
  const { highest } = await transaction
    .selectFrom('report_versions')
    .select((row) => row.fn.max('version').as('highest'))
    .where('report', '=', report)
    .executeTakeFirstOrThrow();
  return Number(highest);
};

async function latestOf(transaction: Transaction<Tables>, report: string, version: number): Promise<ToldVersion> {
  const row = await transaction
    .selectFrom('report_versions')
    .selectAll()
    .where('report', '=', report)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const observations = await transaction
    .selectFrom('observations')
    .selectAll()
    .where('report', '=', report)
    .where('version', '=', version)
    .orderBy('position')
    .execute();
  return {
    // `as`: only this module writes the column.
    status: row.status as ReportState,
    issuedAt: row.issued_at,
    comment: row.comment,
    observations: observations.map(({ report: _, version: __, position: ___, ...fields }) => fields),
  };
}
