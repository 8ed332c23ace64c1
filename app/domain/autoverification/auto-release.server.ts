import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { ReportsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { openCaseOf } from '../critical/critical-cases.server.ts';
import { loincOf } from '../critical/open-critical.server.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import { AUTOMATIC } from '../release/automatic.ts';
import { brokenReleaseRules } from '../release/release-rules.ts';
import type { OnReleased } from '../release/report-actions.server.ts';
import { reportToRelease, sentObservationsOf, specimenOf } from '../release/report-queries.server.ts';
import { type AutoRule, examsWithRule, limitsOf, readAutoRules } from './auto-rules.server.ts';
import { type HoldReason, holdReasonsOf, type VerifiedValue } from './autoverification.ts';
import { earlierValue } from './earlier-value.server.ts';
import { isHeldByQuality } from './quality-holds.server.ts';

export interface AutoNeeds extends AccountNeeds {
  catalogue: Catalogue;
}

/** The most reports of one round: the next round continues. */
const MOST = 200;

/**
 * Checks every report that waits, and whose exam has a rule, once for each version. One that passes all checks is released in the name of
 * the member of staff who turned the rule on. Returns how many were released. Several processes may do it at once.
 */
export async function releaseByRules(needs: AutoNeeds, onReleased: OnReleased): Promise<number> {
  const exams = await examsWithRule(needs.db);
  if (exams.length === 0) return 0;
  const waiting = await needs.db
    .selectFrom('reports')
    .leftJoin('auto_verdicts', (join) =>
      join
        .onRef('auto_verdicts.report', '=', 'reports.id')
        .onRef('auto_verdicts.version', '=', 'reports.latest_version'),
    )
    .select('reports.id')
    .where('reports.exam', 'in', exams)
    .where('reports.released_version', 'is', null)
    .where('reports.status', 'not in', ['withdrawn', 'cancelled'])
    .where('auto_verdicts.report', 'is', null)
    .limit(MOST)
    .execute();
  let released = 0;
  for (const { id } of waiting)
    if (await needs.db.transaction().execute((transaction) => verify(transaction, needs, id, onReleased)))
      released += 1;
  return released;
}

async function verify(
  transaction: Transaction<Tables>,
  needs: AutoNeeds,
  id: string,
  onReleased: OnReleased,
): Promise<boolean> {
  // An update that changes nothing locks the row: of two processes one waits, and then finds the verdict.
  const report = await transaction
    .updateTable('reports')
    .set((row) => ({ latest_version: row.ref('latest_version') }))
    .where('id', '=', id)
    .where('released_version', 'is', null)
    .returningAll()
    .executeTakeFirst();
  const [rule] = await readAutoRules({ db: transaction, vault: needs.vault }, report?.exam ?? '');
  if (!report || !rule) return false;
  const reasons = await reasonsOf(transaction, needs, report, rule);
  const at = needs.now.toISOString();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('auto_verdicts')
    .values({ report: id, version: report.latest_version, at, reasons: reasons.join(' ') })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (reasons.length > 0 || numInsertedOrUpdatedRows !== 1n) return false;
  await release(transaction, needs, report, rule, onReleased);
  return true;
}

async function release(
  transaction: Transaction<Tables>,
  { now, origin }: AutoNeeds,
  { id, order_id, latest_version: version }: ReportsTable,
  { account }: AutoRule,
  onReleased: OnReleased,
): Promise<void> {
  await transaction.updateTable('reports').set({ released_version: version }).where('id', '=', id).execute();
  await transaction
    .insertInto('report_events')
    .values({ id: newId(), report: id, version, kind: 'released', account, at: now.toISOString(), reason: AUTOMATIC })
    .execute();
  const { person } = await transaction
    .selectFrom('orders')
    .select('person')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  await onReleased(transaction, order_id);
  await appendAudit(
    transaction,
    {
      action: 'report.auto-released',
      actor: { kind: 'system', id: null },
      role: null,
      subject: person,
      object: { kind: 'report', id },
      outcome: 'done',
      reason: null,
    },
    origin,
    now,
  );
}

async function reasonsOf(
  db: Kysely<Tables>,
  { vault, catalogue, now }: AutoNeeds,
  report: ReportsTable,
  rule: AutoRule,
): Promise<HoldReason[]> {
  const exam = catalogue.byCode.get(report.exam ?? '');
  const complete = await reportToRelease(db, { vault, catalogue }, report);
  const { specimen, comment, typed_by } = await db
    .selectFrom('report_versions')
    .innerJoin('messages_in', 'messages_in.id', 'report_versions.message')
    .select(['specimen', 'comment', 'typed_by'])
    .where('report', '=', report.id)
    .where('version', '=', report.latest_version)
    .executeTakeFirstOrThrow();
  const observations = await sentObservationsOf(db, report.id, report.latest_version);
  const values: VerifiedValue[] = [];
  const since = new Date(now.getTime() - rule.deltaDays * 86_400_000).toISOString();
  for (const one of observations) {
    const { code, code_system, value, unit, flags, comment: note } = one;
    const loinc = loincOf({ code, code_system }, report.exam, catalogue);
    const earlier = await earlierValue(db, { report, one, since });
    values.push({ loinc, value, unit, flags, comment: note, earlier });
  }
  return holdReasonsOf({
    limits: exam ? limitsOf(rule, exam) : null,
    isComplete: brokenReleaseRules(complete).length === 0,
    needsCounseling: report.needs_counseling !== 0,
    status: report.status,
    isFirst: report.latest_version === 1,
    isCritical: (await openCaseOf(db, report.id, report.latest_version)) !== undefined,
    isHeldByQuality: await isHeldByQuality(db, exam),
    condition: (await specimenOf(db, specimen))?.condition ?? null,
    comment,
    values,
    isTyped: typed_by !== null,
  });
}
