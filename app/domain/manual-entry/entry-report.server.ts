import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { documentOfVersion } from '../messages-in/attachments.server.ts';
import { type MessageActor, messageEvent } from '../messages-in/message-event.ts';
import type { ObservationFields } from '../messages-in/observation-rows.ts';
import { sentObservationsOf, specimenOf } from '../release/report-queries.server.ts';
import { type EntryPerson, type EntrySource, shownPerson, sourceOf } from './entry-orders.server.ts';

/** One report as its typist needs it: the latest version, and where it comes from. */
export interface EntryReport {
  id: string;
  order: string;
  number: string;
  sender: string;
  personId: string;
  person: EntryPerson;
  fillerNumber: string;
  code: string;
  exam: string | null;
  status: Tables['reports']['status'];
  version: number;
  issuedAt: string;
  source: EntrySource;
  comment: string | null;
  performer: string | null;
  specimen: { type: string; collectedAt: string | null; condition: string | null } | null;
  observations: readonly ObservationFields[];
  document: Uint8Array | null;
}

/** Reads a report to type or to correct it. The reading is an event. */
export const readEntryReport = (
  { db, vault, now, origin }: AccountNeeds,
  actor: MessageActor,
  id: string,
): Promise<EntryReport | null> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('reports')
      .innerJoin('orders', 'orders.id', 'reports.order_id')
      .innerJoin('report_versions', (join) =>
        join
          .onRef('report_versions.report', '=', 'reports.id')
          .onRef('report_versions.version', '=', 'reports.latest_version'),
      )
      .innerJoin('messages_in', 'messages_in.id', 'report_versions.message')
      .select(['reports.id', 'reports.order_id', 'reports.filler_number', 'reports.code', 'reports.exam'])
      .select(['reports.status', 'reports.latest_version', 'orders.number', 'orders.sender', 'orders.person'])
      .select(['report_versions.comment', 'report_versions.performer', 'report_versions.specimen'])
      .select(['report_versions.issued_at', 'messages_in.typed_by'])
      .where('reports.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const sent = await sentObservationsOf(transaction, id, row.latest_version);
    const specimen = await specimenOf(transaction, row.specimen);
    const attached = sent.find(({ attachment, status }) => attachment && status !== 'D');
    const place = { report: id, version: row.latest_version, position: attached?.position ?? -1 };
    const event = messageEvent(actor, 'report.reviewed', { id, subject: row.person });
    await appendAudit(transaction, { ...event, object: { kind: 'report', id } }, origin, now);
    return {
      id,
      order: row.order_id,
      number: row.number,
      sender: row.sender,
      personId: row.person,
      fillerNumber: row.filler_number,
      code: row.code,
      exam: row.exam,
      status: row.status,
      version: row.latest_version,
      issuedAt: row.issued_at,
      source: sourceOf(row.status, row.typed_by),
      comment: row.comment,
      performer: row.performer,
      person: await shownPerson(transaction, vault, row.order_id),
      specimen: specimen && {
        type: specimen.type,
        collectedAt: specimen.collected_at,
        condition: specimen.condition,
      },
      observations: sent.map(({ report: _, version: __, position: ___, ...fields }) => fields),
      document: attached ? await documentOfVersion(transaction, vault, place) : null,
    };
  });
