import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { callOfReport } from '../critical/call-of-report.server.ts';
import { nameOfPerson } from '../persons/sealed-person.server.ts';
import { AUTOMATIC } from '../release/automatic.ts';
import { disclosureOf, type ReportChannel } from '../release/disclosure.ts';
import { measurementHistory } from './measurement-history.server.ts';
import { gateReaderOf, isKept, type ScopedOrder, scopedOrders } from './order-scope.server.ts';
import { changesBetween } from './report-changes.ts';
import { actorOfReader, type ReportReader, roleOfReader } from './report-reader.ts';
import { standingOfReport } from './report-standing.ts';
import { subjectOf } from './report-subject.server.ts';
import { earlierReleaseOf, releasesOf, shownObservationsOf, withdrawnKeysOf } from './report-versions.server.ts';
import { firstNameOf, type ListedReport, type OrderView, type ReportView, versionStatusOf } from './report-view.ts';
import { specimenFacts } from './specimen-facts.server.ts';

const MOST_ORDERS = 50;

/**
 * Reads the orders that a reader may see, newest first. Each one is one `order.read` in the audit log. An order is omitted if all its
 * reports are hidden from the reader.
 */
export const readOrders = (needs: AccountNeeds, reader: ReportReader): Promise<OrderView[]> =>
  needs.db.transaction().execute(async (transaction) => {
    const orders = await scopedOrders(transaction, reader, needs.now)
      .orderBy('orders.placed_at', 'desc')
      .orderBy('orders.id')
      .limit(MOST_ORDERS)
      .execute();
    const views: OrderView[] = [];
    for (const order of orders) {
      const view = await orderView(transaction, { needs, reader }, order);
      if (view) views.push(view);
    }
    const listed = new Set(views.map(({ id }) => id));
    for (const { id, person } of orders.filter((order) => listed.has(order.id))) {
      const event = eventOf(reader, 'order.read', person, { kind: 'order', id });
      await appendAudit(transaction, event, needs.origin, needs.now);
    }
    return views;
  });

/**
 * Reads one released report. Returns null, without the reason, if there is none, or if it belongs to another person, is not released, waits
 * for counseling, or was withdrawn. A read is `report.read` in the audit log; a refusal is `access.refused`, without the requested ID.
 */
export const readReport = (needs: AccountNeeds, reader: ReportReader, report: string): Promise<ReportView | null> =>
  openReport(needs, reader, report, {
    action: reader.kind === 'share' ? 'share.opened' : 'report.read',
    reason: null,
    channel: reader.kind === 'share' ? 'share' : 'result-page',
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
  openReport(needs, reader, report, { action: 'report.downloaded', reason: file, channel: channelOfFile[file] });

const channelOfFile = { csv: 'csv', fhir: 'api', pdf: 'pdf' } as const satisfies Record<ReportFile, ReportChannel>;

const openReport = (
  needs: AccountNeeds,
  reader: ReportReader,
  report: string,
  { channel, ...how }: Pick<AuditEvent, 'action' | 'reason'> & { channel: ReportChannel },
): Promise<ReportView | null> =>
  needs.db.transaction().execute(async (transaction) => {
    const row = await scopedOrders(transaction, reader, needs.now)
      .innerJoin('reports', 'reports.order_id', 'orders.id')
      .select(reportColumns)
      .where('reports.id', '=', report)
      .executeTakeFirst();
    const disclosure = row ? disclosureOf(channel, row, gateReaderOf(needs, reader, row)) : 'nothing';
    if (!row || disclosure !== 'value' || row.released_version === null) {
      await appendAudit(transaction, eventOf(reader, 'access.refused', null, null), needs.origin, needs.now);
      return null;
    }
    const released = { ...row, released_version: row.released_version };
    const isPage = how.action === 'report.read';
    const view = await reportView(transaction, { needs, reader }, released, isPage);
    const event = eventOf(reader, how.action, row.person, { kind: 'report', id: report });
    await appendAudit(transaction, { ...event, reason: how.reason }, needs.origin, needs.now);
    if (view.history.length > 0) {
      const seen = eventOf(reader, 'history.read', row.person, { kind: 'report', id: report });
      await appendAudit(transaction, seen, needs.origin, needs.now);
    }
    return view;
  });

const reportColumns = [
  'reports.id as report',
  'reports.code',
  'reports.exam',
  'reports.status',
  'reports.released_version',
  'reports.latest_version',
  'reports.needs_counseling',
  'reports.counseled_at',
] as const;

async function orderView(
  transaction: Transaction<Tables>,
  { needs, reader }: { needs: AccountNeeds; reader: ReportReader },
  order: ScopedOrder,
): Promise<OrderView | null> {
  const rows = await transaction
    .selectFrom('reports')
    .select(reportColumns)
    .where('order_id', '=', order.id)
    .orderBy('filler_number')
    .orderBy('code')
    .execute();
  const visible = rows.filter((row) => !isKept(needs, reader, order, row));
  if (visible.length === 0 && rows.length > 0) return null;
  const standings = visible.map((row) => ({ row, standing: standingOfReport(row) }));
  const reports: ListedReport[] = [];
  for (const { row, standing } of standings) {
    if (standing !== 'ready' && standing !== 'on-its-way' && standing !== 'cancelled') continue;
    const [release] = standing === 'ready' ? await releasesOf(transaction, row.report, row.released_version ?? 0) : [];
    reports.push({ id: row.report, code: row.code, exam: row.exam, standing, releasedAt: release?.at ?? null });
  }
  const shown = standings.filter(({ standing }) => standing === 'ready' || standing === 'on-its-way');
  const { collectedAt, receivedAt } = await specimenFacts(
    transaction,
    shown.map(({ row }) => ({ report: row.report, version: row.released_version ?? row.latest_version })),
  );
  return {
    id: order.id,
    firstName: firstNameOf(nameOfPerson(needs.vault, { id: order.person, name: order.name })),
    placedAt: order.placed_at,
    collectedAt,
    receivedAt,
    reports,
    hasInPerson: standings.some(({ standing }) => standing === 'in-person'),
    hasUnnamed: standings.some(({ standing }) => standing === 'on-its-way-unnamed'),
    hasWithdrawn: standings.some(({ standing }) => standing === 'withdrawn'),
  };
}

interface ReleasedRow extends ScopedOrder {
  report: string;
  code: string;
  exam: string | null;
  released_version: number;
  needs_counseling: number;
}

async function reportView(
  transaction: Transaction<Tables>,
  { needs, reader }: { needs: AccountNeeds; reader: ReportReader },
  row: ReleasedRow,
  hasHistory: boolean,
): Promise<ReportView> {
  const { vault } = needs;
  const version = await transaction
    .selectFrom('report_versions')
    .leftJoin('specimens', 'specimens.id', 'report_versions.specimen')
    .select(['status', 'comment', 'performer', 'specimens.type as specimen'])
    .where('report', '=', row.report)
    .where('version', '=', row.released_version)
    .executeTakeFirstOrThrow();
  const [release] = await releasesOf(transaction, row.report, row.released_version);
  const earlier = await earlierReleaseOf(transaction, row.report, row.released_version);
  const observations = await shownObservationsOf(transaction, row.report, row.released_version);
  return {
    id: row.report,
    order: row.id,
    version: row.released_version,
    subject: await subjectOf(transaction, needs, row.person),
    firstName: firstNameOf(nameOfPerson(vault, { id: row.person, name: row.name })),
    code: row.code,
    exam: row.exam,
    status: versionStatusOf(version.status),
    placedAt: row.placed_at,
    ...(await specimenFacts(transaction, [{ report: row.report, version: row.released_version }])),
    releasedAt: release?.at ?? null,
    releasedBy: release ? vault.open('person-name', release.name, release.account) : null,
    isAutomatic: release?.reason === AUTOMATIC,
    // The person who delivered the report has already explained its values.
    criticalCall: row.needs_counseling === 0 ? await callOfReport(transaction, row.report, row.released_version) : null,
    performer: version.performer,
    comment: version.comment,
    observations,
    specimen: version.specimen,
    history: hasHistory ? await measurementHistory(transaction, { needs, reader }, row, observations) : [],
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

const eventOf = (
  reader: ReportReader,
  action: AuditAction,
  subject: string | null,
  object: AuditEvent['object'],
): AuditEvent => ({
  action,
  actor: actorOfReader(reader),
  role: roleOfReader(reader),
  subject,
  object,
  outcome: action === 'access.refused' ? 'refused' : 'done',
  reason: action === 'access.refused' ? 'not-theirs' : null,
});
