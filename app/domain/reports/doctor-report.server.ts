import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { OrderPatient } from './doctor-order.ts';
import { patientOf } from './doctor-orders.server.ts';
import { findReadableReport, markSummariesStale } from './readable-report.server.ts';
import { readReport } from './report-store.server.ts';
import type { ReportView } from './report-view.ts';

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
    const row = await findReadableReport(transaction, needs, account, id);
    if (!row) return null;
    const { person, number: orderNumber } = row;
    const read = await transaction
      .selectFrom('doctor_reads')
      .select('acknowledged_at')
      .where('account', '=', account)
      .where('report', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!read) {
      await transaction
        .insertInto('doctor_reads')
        .values({ account, report: id, version, read_at: needs.now.toISOString(), acknowledged_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await markSummariesStale(transaction, row.id);
    }
    const patient = patientOf(needs, row);
    return { report, version, person, patient, orderNumber, acknowledgedAt: read?.acknowledged_at ?? null };
  });
}
