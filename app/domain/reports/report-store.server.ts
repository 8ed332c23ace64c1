import type { Transaction } from 'kysely';

import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { callOfReport } from '../critical/call-of-report.server.ts';
import { orderingDoctors } from '../messages-in/report-doctors.server.ts';
import { AUTOMATIC } from '../release/automatic.ts';
import type { ReportChannel } from '../release/disclosure.ts';
import { measurementHistory } from './measurement-history.server.ts';
import { disclosedTo, refusalAtGate, type ScopedOrder, scopedOrders } from './order-scope.server.ts';
import { changesBetween } from './report-changes.ts';
import { eventOfReader, type ReportReader, refusalEvent } from './report-reader.ts';
import { subjectOf } from './report-subject.server.ts';
import { earlierReleaseOf, releasesOf, shownObservationsOf, withdrawnKeysOf } from './report-versions.server.ts';
import { firstNameOf, measuredAt, type ReportView, versionStatusOf } from './report-view.ts';

/**
 * Reads one released report. Returns null, without the reason, if there is none, or if it belongs to another person, is not released, waits
 * for counseling, or was withdrawn. A read is `report.read` in the audit log; a refusal is `access.refused`, without the requested ID.
 */
export const readReport = (needs: AccountNeeds, reader: ReportReader, report: string): Promise<ReportView | null> =>
  openReport(needs, reader, report, {
    action: reader.kind === 'share' ? 'share.opened' : 'report.read',
    reason: null,
    channel: reader.kind === 'share' ? 'share' : 'result-page',
    // The pages of doctors show earlier values elsewhere, and the page of a shared link shows none.
    withHistory: reader.kind === 'patient',
  });

/** The file formats of a report. */
export type ReportFile = 'csv' | 'fhir' | 'pdf';

/** Reads a released report for a file, by the rules of `readReport`. The audit log records it as `report.downloaded`, with the format. */
export const downloadReport = (
  needs: AccountNeeds,
  reader: ReportReader,
  report: string,
  file: ReportFile,
): Promise<ReportView | null> =>
  openReport(needs, reader, report, {
    action: 'report.downloaded',
    reason: file,
    channel: channelOfFile[file],
    withHistory: false,
  });

const channelOfFile = { csv: 'csv', fhir: 'api', pdf: 'pdf' } as const satisfies Record<ReportFile, ReportChannel>;

type ReadAction = Parameters<typeof eventOfReader>[1];

interface Opening extends Pick<AuditEvent, 'reason'> {
  action: ReadAction;
  channel: ReportChannel;
  /** Whether earlier values of the person belong to the view. */
  withHistory: boolean;
}

const openReport = (
  needs: AccountNeeds,
  reader: ReportReader,
  report: string,
  { channel, withHistory, ...how }: Opening,
): Promise<ReportView | null> =>
  needs.db.transaction().execute(async (transaction) => {
    const row = await scopedOrders(transaction, reader, needs.now)
      .innerJoin('reports', 'reports.order_id', 'orders.id')
      .leftJoin('report_versions', (join) =>
        join
          .onRef('report_versions.report', '=', 'reports.id')
          .onRef('report_versions.version', '=', 'reports.released_version'),
      )
      .leftJoin('specimens', 'specimens.id', 'report_versions.specimen')
      .select(reportColumns)
      .select(versionColumns)
      .where('reports.id', '=', report)
      // A shared link opens its one report.
      .where('reports.id', '=', reader.kind === 'share' ? reader.report : report)
      .executeTakeFirst();
    const disclosure = row ? disclosedTo(channel, needs, reader, row) : 'nothing';
    const record = (events: AuditEvent[]) => appendAudits(transaction, events, needs.origin, needs.now);
    if (!row || disclosure !== 'value' || row.released_version === null) {
      await record([refusalEvent(reader, row ? refusalAtGate(needs, reader, row) : 'not-theirs')]);
      return null;
    }
    // The copy keeps the type that has a version.
    const released = { ...row, released_version: row.released_version };
    const view = await reportView(transaction, { needs, reader }, released, withHistory);
    const event = (action: ReadAction) => eventOfReader(reader, action, row.person, { kind: 'report', id: report });
    await record([
      { ...event(how.action), reason: how.reason },
      ...(view.history.length > 0 ? [event('history.read')] : []),
    ]);
    return view;
  });

/** Whether a reader's list says that this report was withdrawn, so that its page may say it, too. */
export async function isWithdrawnFor(needs: AccountNeeds, reader: ReportReader, report: string): Promise<boolean> {
  const row = await scopedOrders(needs.db, reader, needs.now)
    .innerJoin('reports', 'reports.order_id', 'orders.id')
    .select(reportColumns)
    .where('reports.id', '=', report)
    .executeTakeFirst();
  return row !== undefined && refusalAtGate(needs, reader, row) === 'withdrawn';
}

const reportColumns = [
  'reports.id as report',
  'reports.code',
  'reports.exam',
  'reports.status',
  'reports.released_version',
  'reports.needs_counseling',
  'reports.counseled_at',
  'persons.document',
  'persons.sex',
] as const;

const versionColumns = [
  'report_versions.status as version_status',
  'report_versions.comment',
  'report_versions.performer',
  'specimens.type as specimen',
  'specimens.collected_at',
  'specimens.received_at',
  'specimens.condition',
] as const;

/** A report with its released version and the specimen of that version. */
interface ReleasedRow extends ScopedOrder, Pick<PersonsTable, 'document' | 'sex'> {
  report: string;
  code: string;
  exam: string | null;
  released_version: number;
  needs_counseling: number;
  version_status: string | null;
  comment: string | null;
  performer: string | null;
  specimen: string | null;
  collected_at: string | null;
  received_at: string | null;
  condition: string | null;
}

async function reportView(
  transaction: Transaction<Tables>,
  { needs, reader }: { needs: AccountNeeds; reader: ReportReader },
  row: ReleasedRow,
  withHistory: boolean,
): Promise<ReportView> {
  const { vault } = needs;
  const releases = await releasesOf(transaction, row.report, row.released_version);
  const [release] = releases;
  const earlier = await earlierReleaseOf(transaction, row.report, row.released_version, releases);
  const observations = await shownObservationsOf(transaction, row.report, row.released_version);
  const subject = subjectOf(vault, { ...row, id: row.person });
  const times = { placedAt: row.placed_at, collectedAt: row.collected_at, releasedAt: release?.at ?? null };
  const shown = { ...row, at: measuredAt(times) };
  return {
    ...times,
    id: row.report,
    order: row.id,
    version: row.released_version,
    subject,
    firstName: firstNameOf(subject.name),
    code: row.code,
    exam: row.exam,
    status: versionStatusOf(row.version_status ?? ''),
    receivedAt: row.received_at,
    conditions: row.condition === null ? [] : [row.condition],
    releasedBy: release ? vault.open('person-name', release.name, release.account) : null,
    isAutomatic: release?.reason === AUTOMATIC,
    // The person who delivered the report has already explained its values.
    criticalCall: row.needs_counseling === 0 ? await callOfReport(transaction, row.report, row.released_version) : null,
    performer: row.performer,
    comment: row.comment,
    observations,
    orderedBy: (await orderingDoctors(transaction, vault, [row.report])).get(row.report) ?? [],
    specimen: row.specimen,
    history: withHistory ? await measurementHistory(transaction, { needs, reader }, shown, observations) : [],
    correction: earlier
      ? {
          ...changesBetween(
            await shownObservationsOf(transaction, row.report, earlier.version),
            observations,
            await withdrawnKeysOf(transaction, row.report, earlier.version),
          ),
          earlierReleasedAt: earlier.at,
        }
      : null,
  };
}
