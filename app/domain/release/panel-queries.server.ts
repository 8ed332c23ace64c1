import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditAction } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { casesOfReport } from '../critical/critical-list.server.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import { documentOfVersion } from '../messages-in/attachments.server.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { orderingDoctors } from '../messages-in/report-doctors.server.ts';
import { AUTOMATIC } from './automatic.ts';
import { brokenReleaseRules } from './release-rules.ts';
import type { ReportActor } from './report-actions.server.ts';
import { personOf, reportToRelease, sentObservationsOf, specimenOf, typistOf } from './report-queries.server.ts';

export type ReviewedReport = NonNullable<Awaited<ReturnType<typeof reviewReport>>>;

/** Reads everything about one report for its reviewer. Writes the audit event of the read in the same transaction. */
export async function reviewReport(
  { db, vault, origin, now, catalogue }: AccountNeeds & { catalogue: Catalogue },
  actor: ReportActor,
  id: string,
) {
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
    const reviewed = [];
    for (const { report: _, specimen, doctors_changed, ...row } of versions)
      reviewed.push({
        ...row,
        hasOtherDoctors: doctors_changed === 1,
        specimen: await specimenOf(transaction, specimen),
        observations: await sentObservationsOf(transaction, id, row.version),
      });
    const release = await transaction
      .selectFrom('report_events')
      .select('reason')
      .where('report', '=', id)
      .where('version', '=', report.latest_version)
      .where('kind', '=', 'released')
      .orderBy('at', 'desc')
      .executeTakeFirst();
    const isAutomatic = report.released_version !== null && release?.reason === AUTOMATIC;
    const cases = await casesOfReport(transaction, vault, id);
    const rules = brokenReleaseRules(await reportToRelease(transaction, { vault, catalogue }, report));
    const typist = await typistOf(transaction, vault, { report: id, version: report.latest_version });
    const doctors = (await orderingDoctors(transaction, vault, [id])).get(id) ?? [];
    const event = { action: 'report.reviewed' as const, object: { kind: 'report', id }, subject: person.id };
    await appendAudit(transaction, eventOf(actor, event), origin, now);
    return {
      report,
      person: { ...person, document: maskedDocument(person.document) },
      versions: reviewed,
      doctors,
      rules,
      cases,
      isAutomatic,
      typist: typist && { name: typist.name, isReader: typist.id === actor.account },
    };
  });
}

const eventOf = (
  { account, role }: ReportActor,
  event: { action: AuditAction; object: { kind: string; id: string }; subject: string | null },
) => ({ ...event, actor: { kind: 'account' as const, id: account }, role, outcome: 'done' as const, reason: null });

/**
 * Reads the attached document of one value of a version; null if there is none. Writes the audit event of the read in the same transaction.
 */
export const reviewDocument = (
  { db, vault, origin, now }: AccountNeeds,
  actor: ReportActor,
  place: { report: string; version: number; position: number },
): Promise<Uint8Array | null> =>
  db.transaction().execute(async (transaction) => {
    const report = await transaction
      .selectFrom('reports')
      .selectAll()
      .where('id', '=', place.report)
      .executeTakeFirst();
    if (!report || ![place.version, place.position].every(Number.isSafeInteger)) return null;
    const bytes = await documentOfVersion(transaction, vault, place);
    if (!bytes) return null;
    const { id: subject } = await personOf(transaction, vault, report.order_id);
    const event = { action: 'document.read' as const, object: { kind: 'report', id: report.id }, subject };
    await appendAudit(transaction, eventOf(actor, event), origin, now);
    return bytes;
  });
