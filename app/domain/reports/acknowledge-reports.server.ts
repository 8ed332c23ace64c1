import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { isCriticalLevel } from './doctor-summary.ts';
import { findReadableReport, markSummariesStale } from './readable-report.server.ts';
import { shownObservationsOf } from './report-versions.server.ts';
import { resultFlag } from './result-flag.ts';

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
      const row = await findReadableReport(transaction, needs, account, report);
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
