import type { SessionsTable } from '../../../db/account-tables.ts';
import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { consumeRecoveryCode, newRecoveryCodes } from './recovery-codes.server.ts';
import { consumeTotpCode } from './second-factor.server.ts';
import { renewSession, type StartedSession } from './session-store.server.ts';

export type SecondStepOutcome =
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }
  | { kind: 'started'; session: StartedSession; recoveryCodes: readonly string[] | null };

/** A session that belongs to an account. */
export type AccountSession = SessionsTable & { account: string };

/**
 * Completes a sign-in with a code of the authenticator app or a recovery code. The session gets a new token. At the end of the setup it also
 * returns the recovery codes, which are shown once.
 */
export async function completeSignIn(
  needs: AccountNeeds,
  session: AccountSession,
  typed: string,
): Promise<SecondStepOutcome> {
  const { db, now, origin } = needs;
  const key = needs.vault.index('attempt', `code ${session.account}`);
  const until = await countAttempt(db, key, attemptRules.code, now);
  if (until) return { kind: 'wait', until };
  const recoveryCodes = session.stage === 'enroll' ? newRecoveryCodes() : null;
  const started = await db.transaction().execute(async (transaction) => {
    const isTotp = await consumeTotpCode(transaction, needs.vault, session.account, typed, now);
    const isRecovery =
      !isTotp && session.stage === 'code' && (await consumeRecoveryCode(transaction, session.account, typed, now));
    if (!isTotp && !isRecovery) {
      await appendAudit(transaction, eventOf(session, 'proof.refused'), origin, now);
      return null;
    }
    if (recoveryCodes) await recoveryCodes.store(transaction, session.account);
    const renewed = await renewSession(transaction, session, 'full', now);
    const action = recoveryCodes ? 'factor.enrolled' : isRecovery ? 'factor.code-used' : 'proof.given';
    await appendAudit(transaction, eventOf(session, action), { ...origin, session: renewed.id }, now);
    return renewed;
  });
  if (!started) return { kind: 'refused' };
  await clearAttempts(db, key);
  return { kind: 'started', session: started, recoveryCodes: recoveryCodes?.shown ?? null };
}

const eventOf = (session: AccountSession, action: AuditAction): AuditEvent => ({
  action,
  actor: { kind: 'account', id: session.account },
  role: null,
  subject: null,
  object: null,
  outcome: action === 'proof.refused' ? 'refused' : 'done',
  reason: null,
});
