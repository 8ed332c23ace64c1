import { appendAudit, appendAudits } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type Account, findAccount, setPassword } from './account-store.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { endGivenAccess } from './given-access.server.ts';
import { ownEvent } from './own-event.ts';
import { hashPassword, isPassword } from './passwords.server.ts';
import type { AccountSession } from './second-step.server.ts';
import { endSessionsOf, renewSession, type StartedSession } from './session-store.server.ts';

export type OwnPasswordOutcome =
  | { kind: 'right'; account: Account }
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date };

/** Checks the password of a signed-in account. Attempts are counted over all sessions of the account, before the comparison (D 20). */
export async function checkOwnPassword(
  { db, vault, now, origin }: AccountNeeds,
  id: string,
  typed: string,
): Promise<OwnPasswordOutcome> {
  const key = vault.index('attempt', `own password ${id}`);
  const until = await countAttempt(db, key, attemptRules.code, now);
  if (until) return { kind: 'wait', until };
  const account = await findAccount(db, vault, id);
  if (!(await isPassword(typed, account?.password ?? null)) || !account) {
    const event = ownEvent(id, 'proof.refused', { isRefused: true });
    await db.transaction().execute((transaction) => appendAudit(transaction, event, origin, now));
    return { kind: 'refused' };
  }
  await clearAttempts(db, key);
  return { kind: 'right', account };
}

export type ProofOutcome =
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }
  | { kind: 'started'; session: StartedSession };

/**
 * Renews the proof of identity within a session with the password, for an account without a second factor. The session gets a new token.
 */
export async function proveByPassword(
  needs: AccountNeeds,
  session: AccountSession,
  typed: string,
): Promise<ProofOutcome> {
  const checked = await checkOwnPassword(needs, session.account, typed);
  if (checked.kind !== 'right') return checked;
  const { db, now, origin } = needs;
  const started = await db.transaction().execute(async (transaction) => {
    const renewed = await renewSession(transaction, session, 'full', now);
    const event = ownEvent(session.account, 'proof.given', { reason: 'password' });
    await appendAudit(transaction, event, { ...origin, session: renewed.id }, now);
    return renewed;
  });
  return { kind: 'started', session: started };
}

/**
 * Changes the password of an account after its current one was checked, ends the account's other sessions and the access that it gave, and
 * notifies its owner.
 */
export async function changePassword(
  { db, vault, now, origin }: AccountNeeds,
  session: AccountSession,
  { email, locale }: Pick<Account, 'email' | 'locale'>,
  /** A password that has passed `passwordFault`. */
  password: string,
): Promise<StartedSession> {
  const hash = await hashPassword(password);
  const { account } = session;
  return db.transaction().execute(async (transaction) => {
    await setPassword(transaction, account, hash);
    const renewed = await renewSession(transaction, session, 'full', now);
    await endSessionsOf(transaction, account, now, renewed.id);
    const mail = { key: `password-changed ${renewed.id}`, template: 'password-changed', locale, to: email } as const;
    await enqueueMail(transaction, vault, { ...mail, details: { at: now.toISOString() } }, now);
    const ended = await endGivenAccess(transaction, account, now, { reason: 'password' });
    const events = [...ended, ownEvent(account, 'password.changed')];
    await appendAudits(transaction, events, { ...origin, session: renewed.id }, now);
    return renewed;
  });
}
