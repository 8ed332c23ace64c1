import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { type DoctorReportView, readDoctorReport } from './doctor-report.server.ts';
import { isKept, scopedOrders } from './order-scope.server.ts';
import { refusalEvent } from './report-reader.ts';
import { type ReportStanding, standingOfReport } from './report-standing.ts';

/** The maximum number of reports on the page, which is more than an order has. */
const MAX_REPORTS = 100;

interface NamedReport {
  id: string;
  code: string;
  exam: string | null;
  standing: ReportStanding;
}

export interface DoctorOrderView {
  reports: readonly [DoctorReportView, ...DoctorReportView[]];
  /** The exams of the order that have no result yet and whose name may be disclosed. */
  waiting: readonly NamedReport[];
  hasWithdrawn: boolean;
}

/**
 * Reads all released reports of an order. Each one is a `report.read` in the audit log. Returns null, without the reason, if there is no
 * such order, if it names another doctor, or if none of its reports is readable.
 */
export async function readDoctorOrder(
  needs: AccountNeeds,
  account: string,
  order: string,
): Promise<DoctorOrderView | null> {
  const named = await namedReports(needs, account, order);
  const ready = named.filter(({ standing }) => standing === 'ready').map(({ id }) => id);
  const [first, ...others] = await readDoctorReports(needs, account, ready);
  const waiting = named.filter(({ standing }) => standing === 'on-its-way');
  const hasWithdrawn = named.some(({ standing }) => standing === 'withdrawn');
  if (first) return { reports: [first, ...others], waiting, hasWithdrawn };
  await needs.db
    .transaction()
    .execute((transaction) =>
      appendAudit(
        transaction,
        refusalEvent({ kind: 'doctor', account }, hasWithdrawn ? 'withdrawn' : 'not-theirs'),
        needs.origin,
        needs.now,
      ),
    );
  return null;
}

async function namedReports(needs: AccountNeeds, account: string, order: string): Promise<NamedReport[]> {
  const reader = { kind: 'doctor', account } as const;
  return needs.db.transaction().execute(async (transaction) => {
    const rows = await scopedOrders(transaction, reader, needs.now)
      .innerJoin('reports', 'reports.order_id', 'orders.id')
      .select(['reports.id as report', 'reports.code', 'reports.exam', 'reports.status', 'reports.released_version'])
      .select(['reports.needs_counseling', 'reports.counseled_at'])
      .where('orders.id', '=', order)
      .orderBy('filler_number')
      .orderBy('code')
      .limit(MAX_REPORTS)
      .execute();
    return rows
      .filter((row) => !isKept(needs, reader, row, row))
      .map((row) => ({ id: row.report, code: row.code, exam: row.exam, standing: standingOfReport(row) }));
  });
}

/**
 * Reads those of several reports that a doctor may read, in the given order. Every page and file with several results uses this function.
 */
export async function readDoctorReports(
  needs: AccountNeeds,
  account: string,
  ids: readonly string[],
): Promise<DoctorReportView[]> {
  const found: DoctorReportView[] = [];
  for (const id of ids.slice(0, MAX_REPORTS)) {
    const report = await readDoctorReport(needs, account, id);
    if (report) found.push(report);
  }
  return found;
}
