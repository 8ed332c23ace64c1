import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import { visibleVersion } from '../release/report-gate.ts';
import { type CodeAnswer, codeOfHash, typedReportCode } from './report-code.ts';
import type { ReportView } from './report-view.ts';

/** Returns the verification code of one version of a report, which is the same each time. */
export async function reportCode({ db, vault, now }: AccountNeeds, { id, version }: ReportView): Promise<string> {
  const code = codeOfHash(hashOfToken(vault.index('report-code', `${id} ${version}`)));
  await db
    .insertInto('report_codes')
    .values({ code_index: vault.index('report-code', code), report: id, version, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return code;
}

/** Checks whether a file is genuine and current. 'wait' means that this network has checked too many codes. */
export async function checkReportCode(
  { db, vault, now, origin }: AccountNeeds,
  typed: string,
): Promise<CodeAnswer | 'wait'> {
  const network = vault.index('attempt', `report code ${origin.client ?? ''}`);
  if (await countAttempt(db, network, attemptRules.reportCode, now)) return 'wait';
  const code = typedReportCode(typed);
  if (code === null) return 'unknown';
  const row = await db
    .selectFrom('report_codes')
    .innerJoin('reports', 'reports.id', 'report_codes.report')
    .select(['report_codes.version', 'reports.status', 'reports.released_version'])
    .select(['reports.needs_counseling', 'reports.counseled_at'])
    .where('code_index', '=', vault.index('report-code', code))
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.status === 'withdrawn' || row.status === 'cancelled') return 'withdrawn';
  // The file is known to be wrong while a correction waits for its release.
  return visibleVersion(row) === row.version ? 'genuine' : 'replaced';
}
