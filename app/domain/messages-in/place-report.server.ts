import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import { openCriticalCase } from '../critical/open-critical.server.ts';
import { contentIndexOf, storeDocuments } from './attachments.server.ts';
import { type IncomingOrder, type IncomingSpecimen, nameOfCode } from './incoming-report.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import type { ObservationFields } from './observation-rows.ts';
import { replaceDoctors } from './report-doctors.server.ts';
import { type NextVersion, nextVersion } from './report-version.ts';
import { type PlacedOrder, storeOrder } from './store-order.server.ts';
import { highestVersion, latestVersionOf } from './stored-version.server.ts';

/** Stores one report of a message: its order, if that is new, and a new version. */
export async function storeReport(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  placed: PlacedOrder,
): Promise<void> {
  const orderId = await storeOrder(transaction, needs, placed);
  const { order, exam } = placed;
  const key = { filler_number: order.fillerNumber, code: nameOfCode(order.codes) };
  const known = await transaction
    .selectFrom('reports')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('filler_number', '=', key.filler_number)
    .where('code', '=', key.code)
    .executeTakeFirst();
  const latest = known ? await latestVersionOf(transaction, known) : null;
  const observations = order.observations.map((one) => fieldsOf(needs, one));
  const next = nextVersion(latest, {
    status: order.status,
    issuedAt: order.reportedAt ?? placed.sentAt,
    observations,
    comment: order.comment,
  });
  const number = known ? (await highestVersion(transaction, known.id)) + 1 : 1;
  const id = known?.id ?? newId();
  await storeReportRow(transaction, known, { id, order_id: orderId, ...key, exam, number, next });
  const specimen = await storeSpecimen(transaction, orderId, order.specimen);
  const named = { order: orderId, report: id, providers: order.providers, setAside: next.setAside };
  const doctors_changed = (await replaceDoctors(transaction, needs, named)) ? 1 : 0;
  await transaction
    .insertInto('report_versions')
    .values({
      report: id,
      version: number,
      message: placed.message.id,
      status: next.status,
      issued_at: next.issuedAt,
      received_at: placed.message.received_at,
      comment: next.comment,
      performer: order.performer,
      specimen,
      set_aside: next.setAside,
      doctors_changed,
    })
    .execute();
  await storeDocuments(transaction, needs, { report: id, observations: order.observations });
  await storeObservations(transaction, { report: id, version: number }, next.observations);
  if (next.setAside === null)
    await openCriticalCase(transaction, needs, {
      report: id,
      order: orderId,
      exam: exam.code,
      version: number,
      observations: next.observations,
    });
}

interface ReportRow {
  id: string;
  order_id: string;
  filler_number: string;
  code: string;
  exam: PlacedOrder['exam'];
  /** The number of the version that follows. */
  number: number;
  next: NextVersion;
}

/** Inserts or updates the row of a report. Once a report needs counseling, it always does. */
async function storeReportRow(
  transaction: Transaction<Tables>,
  known: Tables['reports'] | undefined,
  { exam, number, next, ...key }: ReportRow,
): Promise<void> {
  const needs_counseling = exam.needsCounseling || known?.needs_counseling === 1 ? 1 : 0;
  if (!known) {
    await transaction
      .insertInto('reports')
      .values({
        ...key,
        exam: exam.code,
        status: next.status,
        latest_version: 1,
        released_version: null,
        needs_counseling,
        counseled_at: null,
      })
      .execute();
    return;
  }
  const row = transaction.updateTable('reports').set({ needs_counseling }).where('id', '=', known.id);
  // A version that was set aside changes only the counseling requirement. A new latest version hides the released one until it is released
  // itself: if it is a correction, the released one is wrong.
  if (next.setAside === null)
    await row
      .set({ status: next.status, latest_version: number, released_version: null, counseled_at: null, exam: exam.code })
      .execute();
  else if (needs_counseling !== known.needs_counseling) await row.execute();
}

/**
 * Returns the columns of an observation. The keyed hash of an attached document is part of them, so another document counts as another
 * value.
 */
const fieldsOf = (needs: IngestNeeds, one: IncomingOrder['observations'][number]): ObservationFields => {
  const { codes: _, document, at: __, ...fields } = one;
  return { ...fields, attachment: document?.bytes ? contentIndexOf(needs.vault, document.bytes) : null };
};

/** SQLite allows 32,766 parameters in one statement. An observation has 17 columns, so a statement can hold 1,927. */
const ROWS_AT_ONCE = 500;

async function storeObservations(
  transaction: Transaction<Tables>,
  place: { report: string; version: number },
  observations: readonly ObservationFields[],
): Promise<void> {
  const rows = observations.map((one, position) => ({ ...place, position, ...one }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await transaction
      .insertInto('observations')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
}

async function storeSpecimen(
  transaction: Transaction<Tables>,
  orderId: string,
  specimen: IncomingSpecimen | null,
): Promise<string | null> {
  if (specimen === null) return null;
  const id = newId();
  await transaction
    .insertInto('specimens')
    .values({ id, order_id: orderId, ...specimen })
    .execute();
  return id;
}
