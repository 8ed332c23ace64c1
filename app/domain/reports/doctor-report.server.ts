import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import type { OrderPatient } from './doctor-order.ts';
import { patientOf } from './doctor-orders.server.ts';
import { isCriticalLevel } from './doctor-summary.ts';
import { isKept, scopedOrders } from './order-scope.server.ts';
import { standingOfReport } from './report-standing.ts';
import { readReport } from './report-store.server.ts';
import { shownObservationsOf } from './report-versions.server.ts';
import type { ReportView } from './report-view.ts';
import { resultFlag } from './result-flag.ts';

export interface DoctorReportView {
  report: ReportView;
  version: number;
  /** The person's ID. */
  person: string;
  patient: OrderPatient;
  /** The order number in the laboratory's system. */
  orderNumber: string;
  /** The instant at which this doctor marked the version as seen; null if never. */
  acknowledgedAt: string | null;
}

/**
 * Reads one released report with its patient, and marks the version that it read as read, even if a correction is released meanwhile: the
 * doctor has not seen that one. Returns null, without the reason, if the doctor may not read the report (`readReport`).
 */
export async function readDoctorReport(
  needs: AccountNeeds,
  account: string,
  id: string,
): Promise<DoctorReportView | null> {
  const report = await readReport(needs, { kind: 'doctor', account }, id);
  if (!report) return null;
  const { version } = report;
  return needs.db.transaction().execute(async (transaction) => {
    // The report may have been withdrawn since `readReport` read it.
    const row = await readableReport(transaction, needs, account, id);
    if (!row) return null;
    const { person, number: orderNumber } = row;
    await transaction
      .insertInto('doctor_reads')
      .values({ account, report: id, version, read_at: needs.now.toISOString(), acknowledged_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await markSummariesStale(transaction, row.id);
    const read = await transaction
      .selectFrom('doctor_reads')
      .select('acknowledged_at')
      .where('account', '=', account)
      .where('report', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    const patient = patientOf(needs, row);
    return { report, version, person, patient, orderNumber, acknowledgedAt: read?.acknowledged_at ?? null };
  });
}

/** Finds a report that this doctor may read now (`isKept`, `standingOfReport`); null if there is none. */
async function readableReport(transaction: Transaction<Tables>, needs: AccountNeeds, account: string, report: string) {
  const reader = { kind: 'doctor', account } as const;
  const row = await scopedOrders(transaction, reader, needs.now)
    .innerJoin('reports', 'reports.order_id', 'orders.id')
    .select(['orders.number', 'persons.document', 'reports.released_version', 'reports.status'])
    .select(['reports.needs_counseling', 'reports.counseled_at'])
    .where('reports.id', '=', report)
    .executeTakeFirst();
  if (!row || isKept(needs, reader, row, row) || standingOfReport(row) !== 'ready') return null;
  const { released_version, ...rest } = row;
  return released_version === null ? null : { ...rest, released_version };
}

/**
 * Marks all doctors' summaries of an order as stale, because no trigger watches `doctor_reads`. A stale row counts nothing until it is
 * recounted, as in migration 0025.
 */
const markSummariesStale = (transaction: Transaction<Tables>, order: string) =>
  transaction
    .updateTable('doctor_orders')
    .set({ stale: 1, listed: 0, unread: 0, critical: 0, abnormal: 0, news_at: null })
    .where('order_id', '=', order)
    .execute();

/** A released version that a page showed. */
export interface ShownVersion {
  report: string;
  version: number;
}

export interface Acknowledged {
  /** The number of reports that were newly marked as seen. */
  marked: number;
  /**
   * The number of reports with a critical value that the doctor has not opened. They stay unmarked, because the doctor has not seen the
   * value.
   */
  unopened: number;
  /** The number of reports that changed after the page was rendered, or that the doctor may not read. */
  missed: number;
}

/**
 * Marks the versions that a page showed as seen. Marking again changes nothing. A version that has been replaced is not marked, and a
 * version with a critical value is marked only after the doctor has opened it.
 */
export const acknowledgeReports = (
  needs: AccountNeeds,
  account: string,
  shown: readonly ShownVersion[],
): Promise<Acknowledged> =>
  needs.db.transaction().execute(async (transaction) => {
    const counts = { marked: 0, unopened: 0, missed: 0 };
    const marked: { report: string; person: string }[] = [];
    for (const { report, version } of shown) {
      const row = await readableReport(transaction, needs, account, report);
      if (!row || row.released_version !== version) {
        counts.missed += 1;
        continue;
      }
      const outcome = await acknowledge(transaction, needs, account, { report, version });
      if (outcome === 'unopened') counts.unopened += 1;
      if (outcome !== 'marked') continue;
      counts.marked += 1;
      marked.push({ report, person: row.person });
      await markSummariesStale(transaction, row.id);
    }
    const events = marked.map(({ report, person }) => ({
      ...({ action: 'report.acknowledged', actor: { kind: 'account', id: account }, role: 'doctor' } as const),
      ...({ subject: person, object: { kind: 'report', id: report }, outcome: 'done', reason: null } as const),
    }));
    await appendAudits(transaction, events, needs.origin, needs.now);
    return counts;
  });

async function acknowledge(
  transaction: Transaction<Tables>,
  { now }: AccountNeeds,
  account: string,
  { report, version }: ShownVersion,
): Promise<'marked' | 'unopened' | 'already'> {
  const read = await transaction
    .selectFrom('doctor_reads')
    .select('acknowledged_at')
    .where('account', '=', account)
    .where('report', '=', report)
    .where('version', '=', version)
    .executeTakeFirst();
  if (read?.acknowledged_at) return 'already';
  if (!read && (await hasCritical(transaction, { report, version }))) return 'unopened';
  const at = now.toISOString();
  await transaction
    .insertInto('doctor_reads')
    .values({ account, report, version, read_at: at, acknowledged_at: at })
    .onConflict((conflict) => conflict.columns(['account', 'report', 'version']).doUpdateSet({ acknowledged_at: at }))
    .execute();
  return 'marked';
}

async function hasCritical(transaction: Transaction<Tables>, { report, version }: ShownVersion): Promise<boolean> {
  const rows = await shownObservationsOf(transaction, report, version);
  return rows.some((row) => isCriticalLevel(resultFlag({ ...row, range: row.reference_range }).level));
}
