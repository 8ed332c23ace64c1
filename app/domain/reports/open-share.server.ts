import type { Transaction } from 'kysely';

import type { ReportSharesTable } from '../../../db/patient-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { clearAttempts, countAttempt } from '../accounts/attempt-store.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { AuditReason } from '../audit/audit-reason.ts';
import { passcodeHash } from './report-shares.server.ts';
import { readReport } from './report-store.server.ts';
import type { ReportView } from './report-view.ts';

/** The reasons why a link shows nothing although the passcode is correct. */
export type ShareEnd = 'expired' | 'revoked' | 'withdrawn';

/**
 * The outcome of opening a share. `refused` means a wrong passcode or an unknown link. Without the passcode, the page does not distinguish
 * the two.
 */
export type ShareOutcome =
  | { kind: 'refused' }
  | { kind: 'wait' }
  | { kind: 'over'; why: ShareEnd }
  | { kind: 'open'; report: ReportView };

/** Opens a shared report with its passcode. The attempt is counted before the passcode is compared. */
export async function openShare(needs: AccountNeeds, token: string, passcode: string): Promise<ShareOutcome> {
  const { db, vault, now, origin } = needs;
  const tokenHash = hashOfToken(token);
  const ofNetwork = vault.index('attempt', `share network ${origin.client ?? ''}`);
  const ofShare = vault.index('attempt', `share ${tokenHash}`);
  const share = await db.selectFrom('report_shares').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  if (
    (await countAttempt(db, ofNetwork, attemptRules.shareNetwork, now)) ||
    (await countAttempt(db, ofShare, attemptRules.sharePasscode, now))
  ) {
    await auditRefusal(needs, share, 'wait');
    return { kind: 'wait' };
  }
  if (!share || share.passcode_hash !== passcodeHash(token, passcode.replace(/\D/g, ''))) {
    await auditRefusal(needs, share, share ? 'passcode' : 'unknown');
    return { kind: 'refused' };
  }
  // A correct passcode does not count against its link. It does count for the network, which may try many links.
  await clearAttempts(db, ofShare);
  const why = share.revoked_at !== null ? 'revoked' : share.expires_at <= now.toISOString() ? 'expired' : null;
  const reader = { kind: 'share', account: share.account, share: share.id, report: share.report } as const;
  const report = why ? null : await readReport(needs, reader, share.report);
  if (report) return { kind: 'open', report };
  await auditRefusal(needs, share, why ?? 'withdrawn');
  return { kind: 'over', why: why ?? 'withdrawn' };
}

type ShareRefusal = Extract<AuditReason, 'passcode' | 'wait' | 'unknown' | 'revoked' | 'expired' | 'withdrawn'>;

const auditRefusal = (
  { db, now, origin }: AccountNeeds,
  share: ReportSharesTable | undefined,
  reason: ShareRefusal,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await appendAudit(
      transaction,
      {
        action: 'share.refused',
        actor: { kind: 'visitor', id: null },
        role: null,
        subject: share ? await personOf(transaction, share.report) : null,
        outcome: 'refused',
        reason,
        object: share ? { kind: 'report', id: share.report } : null,
      },
      origin,
      now,
    );
  });

const personOf = async (transaction: Transaction<Tables>, report: string): Promise<string | null> =>
  (
    await transaction
      .selectFrom('reports')
      .innerJoin('orders', 'orders.id', 'reports.order_id')
      .select('orders.person')
      .where('reports.id', '=', report)
      .executeTakeFirst()
  )?.person ?? null;
