import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { ReportEventsTable, ReportsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Role } from '../access/access-table.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditAction } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { ReleaseExcuse } from '../critical/critical-case.ts';
import { openCaseOf, recordReleaseBeforeCall } from '../critical/critical-cases.server.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import { brokenReleaseRules, type ReleaseRuleId } from './release-rules.ts';
import { reportToRelease, typistOf } from './report-queries.server.ts';
import type { WithdrawalReason } from './withdrawal-reasons.ts';

/** The account that performs the action, in one of its roles. */
export interface ReportActor {
  account: string;
  role: Role;
}

/** The report, and the version that the actor has seen. */
export interface SeenReport {
  report: string;
  version: number;
}

/** Creates the patient's link and notice at the end of the same transaction. */
export type OnReleased = (transaction: Transaction<Tables>, order: string) => Promise<void>;

export type ActionOutcome =
  | { kind: 'done' }
  /** Another press or another person did the same before: there is nothing left to do. */
  | { kind: 'already' }
  | { kind: 'missing' }
  /** A new version has arrived, or another person has acted, since the actor saw the report. */
  | { kind: 'changed' }
  | { kind: 'refused'; rules: readonly ReleaseRuleId[] }
  /** The call about a critical value is still open, and the actor gave no reason for releasing the report first. */
  | { kind: 'not-called' }
  /** The actor typed the values and did not confirm comparing them with the source. */
  | { kind: 'not-compared' };

/** The actor's statements about the release. */
export interface ReleaseWords {
  /** The reason why a critical value is released before the call. */
  beforeCall: ReleaseExcuse | null;
  /** Whether the actor compared the typed values with the source. */
  hasCompared: boolean;
}

/** Releases the version that the actor has seen, if every rule is met. A correction that has arrived since then is not released. */
export const releaseReport = (
  needs: AccountNeeds & { catalogue: Catalogue },
  actor: ReportActor,
  seen: SeenReport,
  onReleased: OnReleased,
  { beforeCall, hasCompared }: ReleaseWords = { beforeCall: null, hasCompared: false },
): Promise<ActionOutcome> =>
  act(needs, actor, seen, { kind: 'released', reason: beforeCall, onReleased }, async (transaction, report) => {
    if (report.released_version === seen.version) return { kind: 'already' };
    const rules = brokenReleaseRules(await reportToRelease(transaction, needs, report));
    if (rules.length > 0) return { kind: 'refused', rules };
    const typist = await typistOf(transaction, needs.vault, { report: report.id, version: seen.version });
    if (typist?.id === actor.account && !hasCompared) return { kind: 'not-compared' };
    const critical = await openCaseOf(transaction, report.id, seen.version);
    if (critical && beforeCall === null) return { kind: 'not-called' };
    if (critical && beforeCall !== null) {
      const { account } = actor;
      await recordReleaseBeforeCall(transaction, critical, {
        account,
        reason: beforeCall,
        at: needs.now.toISOString(),
      });
    }
    const released = { released_version: seen.version, counseled_at: null };
    await transaction.updateTable('reports').set(released).where('id', '=', report.id).execute();
    return { kind: 'done' };
  });

/** Withdraws a released report, which hides it immediately. */
export const withdrawReport = (
  needs: AccountNeeds,
  actor: ReportActor,
  seen: SeenReport,
  reason: WithdrawalReason,
  /** Notifies the people who could read the report, in the same transaction. */
  onWithdrawn: (transaction: Transaction<Tables>, report: ReportsTable) => Promise<void>,
): Promise<ActionOutcome> =>
  act(needs, actor, seen, { kind: 'withdrawn', reason }, async (transaction, report) => {
    if (report.status === 'withdrawn') return { kind: 'already' };
    if (report.released_version === null) return { kind: 'changed' };
    await onWithdrawn(transaction, report);
    // A withdrawn version is never released again. Only a corrected version can be.
    const withdrawn = { status: 'withdrawn' as const, released_version: null, counseled_at: null };
    await transaction.updateTable('reports').set(withdrawn).where('id', '=', report.id).execute();
    return { kind: 'done' };
  });

/** Records that a trained person delivered the result. The patient may read it from then on. */
export const recordCounseling = (
  needs: AccountNeeds,
  actor: ReportActor,
  seen: SeenReport,
  onReleased: OnReleased,
): Promise<ActionOutcome> =>
  act(needs, actor, seen, { kind: 'counseled', reason: null, onReleased }, async (transaction, report) => {
    const isWaiting = report.needs_counseling === 1 && report.counseled_at === null;
    if (report.released_version !== seen.version) return { kind: 'changed' };
    if (!isWaiting) return { kind: report.counseled_at === null ? 'changed' : 'already' };
    const counseled = { counseled_at: needs.now.toISOString() };
    await transaction.updateTable('reports').set(counseled).where('id', '=', report.id).execute();
    return { kind: 'done' };
  });

type Kind = ReportEventsTable['kind'];

const audited: Readonly<Record<Kind, AuditAction>> = {
  released: 'report.released',
  withdrawn: 'report.withdrawn',
  counseled: 'counseling.recorded',
};

interface ActionEvent {
  kind: Kind;
  reason: WithdrawalReason | ReleaseExcuse | null;
  onReleased?: OnReleased;
}

/** Locks the report, checks that its version is the one that the actor has seen, acts, and writes the report event and the audit event. */
async function act(
  { db, now, origin }: AccountNeeds,
  { account, role }: ReportActor,
  seen: SeenReport,
  { kind, reason, onReleased }: ActionEvent,
  change: (transaction: Transaction<Tables>, report: ReportsTable) => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  return db.transaction().execute(async (transaction) => {
    const report = await lockReport(transaction, seen.report);
    if (!report) return { kind: 'missing' };
    if (report.latest_version !== seen.version) return { kind: 'changed' };
    const outcome = await change(transaction, report);
    if (outcome.kind !== 'done') return outcome;
    const at = now.toISOString();
    await transaction
      .insertInto('report_events')
      .values({ id: newId(), report: report.id, version: seen.version, kind, account, at, reason })
      .execute();
    const { person } = await transaction
      .selectFrom('orders')
      .select('person')
      .where('id', '=', report.order_id)
      .executeTakeFirstOrThrow();
    // A report that waits for counseling creates no link and no notice, because even "2 results are ready" would reveal it.
    if (onReleased && (kind === 'counseled' || report.needs_counseling === 0))
      await onReleased(transaction, report.order_id);
    const event = {
      action: audited[kind],
      actor: { kind: 'account' as const, id: account },
      role,
      subject: person,
      object: { kind: 'report', id: report.id },
      outcome: 'done' as const,
      reason,
    };
    await appendAudit(transaction, event, origin, now);
    return outcome;
  });
}

/**
 * Locks the report's row with an update that changes nothing, which works on both engines. Returns undefined if the report does not exist.
 */
async function lockReport(transaction: Transaction<Tables>, id: string): Promise<ReportsTable | undefined> {
  return transaction
    .updateTable('reports')
    .set((row) => ({ latest_version: row.ref('latest_version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
