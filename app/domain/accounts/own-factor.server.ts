import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { findAccount } from './account-store.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { ownEvent } from './own-event.ts';
import { newRecoveryCodes } from './recovery-codes.server.ts';
import { confirmReplacement, consumeTotpCode, hasSecondFactor } from './second-factor.server.ts';
import type { AccountSession } from './second-step.server.ts';
import { endSessionsOf, renewSession, type StartedSession } from './session-store.server.ts';

/** Reads the second factor of an account; null if it has none. */
export async function readOwnFactor({ db }: AccountNeeds, account: string): Promise<{ codesLeft: number } | null> {
  if (!(await hasSecondFactor(db, account))) return null;
  const codes = await db
    .selectFrom('recovery_codes')
    .select('id')
    .where('account', '=', account)
    .where('used_at', 'is', null)
    .execute();
  return { codesLeft: codes.length };
}

export type EnrollOutcome =
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }
  | { kind: 'enrolled'; session: StartedSession; codes: readonly string[] };

/**
 * Confirms the second factor that a signed-in account is setting up. The account's other sessions end, and this session gets a new token (D
 * 16, D 19).
 */
export async function enrollOwnFactor(
  needs: AccountNeeds,
  session: AccountSession,
  typed: string,
): Promise<EnrollOutcome> {
  const { db, vault, now, origin } = needs;
  const { account } = session;
  const key = vault.index('attempt', `code ${account}`);
  const until = await countAttempt(db, key, attemptRules.code, now);
  if (until) return { kind: 'wait', until };
  const codes = newRecoveryCodes();
  const started = await db.transaction().execute(async (transaction) => {
    if (!(await consumeTotpCode(transaction, vault, session, typed, now))) {
      await appendAudit(transaction, ownEvent(account, 'proof.refused', { isRefused: true }), origin, now);
      return null;
    }
    await codes.store(transaction, account);
    const renewed = await renewSession(transaction, session, 'full', now);
    await endSessionsOf(transaction, account, now, renewed.id);
    await tellOwner(transaction, needs, account, 'on');
    await appendAudit(transaction, ownEvent(account, 'factor.enrolled'), { ...origin, session: renewed.id }, now);
    return renewed;
  });
  if (!started) return { kind: 'refused' };
  await clearAttempts(db, key);
  return { kind: 'enrolled', session: started, codes: codes.shown };
}

export type ReplaceOutcome =
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }
  | { kind: 'replaced'; session: StartedSession };

/**
 * Replaces the secret of the second factor, after a code of the new one. The account's other sessions end, and the session gets a new token.
 * The caller has given a code of the old factor or a recovery code, and the password. The tries have a counter of their own: whoever sees
 * the new secret knows its codes, and must not clear the counter of the old one.
 */
export async function replaceOwnFactor(
  needs: AccountNeeds,
  session: AccountSession,
  typed: string,
): Promise<ReplaceOutcome> {
  const { db, vault, now, origin } = needs;
  const { account } = session;
  const key = vault.index('attempt', `new factor ${account}`);
  const until = await countAttempt(db, key, attemptRules.code, now);
  if (until) return { kind: 'wait', until };
  const started = await db.transaction().execute(async (transaction) => {
    if (!(await confirmReplacement(transaction, vault, session, typed, now))) {
      await appendAudit(transaction, ownEvent(account, 'proof.refused', { isRefused: true }), origin, now);
      return null;
    }
    const renewed = await renewSession(transaction, session, 'full', now);
    await endSessionsOf(transaction, account, now, renewed.id);
    await tellOwner(transaction, needs, account, 'replaced');
    await appendAudit(transaction, ownEvent(account, 'factor.replaced'), { ...origin, session: renewed.id }, now);
    return renewed;
  });
  if (!started) return { kind: 'refused' };
  await clearAttempts(db, key);
  return { kind: 'replaced', session: started };
}

/** Removes a patient's second factor, and ends the account's other sessions. The caller has checked the proof of identity. */
export const removeOwnFactor = (needs: AccountNeeds, { account, id }: AccountSession): Promise<void> =>
  needs.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('second_factors').where('account', '=', account).execute();
    await transaction.deleteFrom('recovery_codes').where('account', '=', account).execute();
    await endSessionsOf(transaction, account, needs.now, id);
    await tellOwner(transaction, needs, account, 'off');
    await appendAudit(transaction, ownEvent(account, 'factor.removed'), needs.origin, needs.now);
  });

/** Replaces the recovery codes with ten new ones, which are shown once. */
export const renewRecoveryCodes = (
  needs: AccountNeeds,
  { account }: AccountSession,
): Promise<readonly string[] | null> =>
  needs.db.transaction().execute(async (transaction) => {
    if (!(await hasSecondFactor(transaction, account))) return null;
    const codes = newRecoveryCodes();
    await codes.store(transaction, account);
    await tellOwner(transaction, needs, account, 'codes');
    await appendAudit(transaction, ownEvent(account, 'recovery-codes.renewed'), needs.origin, needs.now);
    return codes.shown;
  });

async function tellOwner(
  transaction: Transaction<Tables>,
  { vault, now }: AccountNeeds,
  id: string,
  change: 'on' | 'off' | 'codes' | 'replaced',
): Promise<void> {
  const account = await findAccount(transaction, vault, id);
  if (!account) return;
  const mail = { key: `factor-changed ${newId()}`, template: 'factor-changed', locale: account.locale } as const;
  await enqueueMail(
    transaction,
    vault,
    { ...mail, to: account.email, details: { at: now.toISOString(), change } },
    now,
  );
}
