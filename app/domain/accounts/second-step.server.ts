import type { Transaction } from 'kysely';

import type { SessionsTable } from '../../../db/account-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { findAccount } from './account-store.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { type NewDevice, rememberDevice } from './devices.server.ts';
import { ownEvent } from './own-event.ts';
import { consumeRecoveryCode, newRecoveryCodes } from './recovery-codes.server.ts';
import { consumeTotpCode } from './second-factor.server.ts';
import { endSessionsOf, renewSession, type StartedSession } from './session-store.server.ts';

export type SecondStepOutcome =
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }
  | {
      kind: 'started';
      session: StartedSession;
      recoveryCodes: readonly string[] | null;
      /** The value of the cookie of a device that the account did not know. */
      device: string | null;
    };

/** A session that belongs to an account. */
export type AccountSession = SessionsTable & { account: string };

/**
 * Completes a sign-in, or proves the identity within a session, with a code of the authenticator app or a recovery code. The session gets a
 * new token, a new device becomes known, and the owner gets a mail about it. At the end of the setup, it also returns the recovery codes,
 * which are shown once.
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
    const isTotp = await consumeTotpCode(transaction, needs.vault, session, typed, now);
    const isRecovery =
      !isTotp && session.stage !== 'enroll' && (await consumeRecoveryCode(transaction, session.account, typed, now));
    if (!isTotp && !isRecovery) {
      await appendAudit(transaction, ownEvent(session.account, 'proof.refused', { isRefused: true }), origin, now);
      return null;
    }
    if (recoveryCodes) await recoveryCodes.store(transaction, session.account);
    const device = await newDeviceOf(transaction, needs, session);
    const renewed = await renewSession(transaction, { ...session, device: device?.id ?? session.device }, 'full', now);
    if (isRecovery) await followRecovery(transaction, needs, { account: session.account, session: renewed.id });
    const action = recoveryCodes ? 'factor.enrolled' : isRecovery ? 'factor.code-used' : 'proof.given';
    await appendAudit(transaction, ownEvent(session.account, action), { ...origin, session: renewed.id }, now);
    return { session: renewed, device: device?.token ?? null };
  });
  if (!started) return { kind: 'refused' };
  await clearAttempts(db, key);
  return { kind: 'started', ...started, recoveryCodes: recoveryCodes?.shown ?? null };
}

/** Stores a device that the account did not know. The owner gets no mail about the account's first device. */
async function newDeviceOf(
  transaction: Transaction<Tables>,
  { vault, now }: AccountNeeds,
  { account: id, stage, device, agent }: AccountSession,
): Promise<NewDevice | null> {
  if (stage === 'full' || device !== null) return null;
  const account = await findAccount(transaction, vault, id);
  if (!account) return null;
  const other = await transaction.selectFrom('devices').select('id').where('account', '=', id).executeTakeFirst();
  const isFirst = stage === 'enroll' && other === undefined;
  return rememberDevice(transaction, vault, { account, agent, isFirst }, now);
}

/**
 * Handles the use of a recovery code, which may be stolen: the other sessions end, and the owner gets a mail with the number of remaining
 * codes (D 34).
 */
async function followRecovery(
  transaction: Transaction<Tables>,
  { vault, now }: AccountNeeds,
  { account: id, session }: { account: string; session: string },
): Promise<void> {
  await endSessionsOf(transaction, id, now, session);
  const account = await findAccount(transaction, vault, id);
  const codes = transaction.selectFrom('recovery_codes').select('id').where('account', '=', id);
  const left = (await codes.where('used_at', 'is', null).execute()).length;
  if (!account) return;
  const mail = { key: `recovery-code-used ${session}`, template: 'recovery-code-used' } as const;
  const { locale, email: to } = account;
  await enqueueMail(transaction, vault, { ...mail, locale, to, details: { at: now.toISOString(), left } }, now);
}
