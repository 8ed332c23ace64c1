import { appendAudit, appendAudits } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type Account, emailIndexOf, findAccount, findAccountByEmail, setPassword } from './account-store.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { endGivenAccess } from './given-access.server.ts';
import { consumeLink, createLink, endLinks, readLink } from './one-time-links.server.ts';
import { ownEvent } from './own-event.ts';
import { hashPassword } from './passwords.server.ts';
import type { AccountKind } from './session-limits.ts';
import { endSessionsOf } from './session-store.server.ts';
import { anywhereKey } from './sign-in.server.ts';
import { hashOfToken } from './tokens.server.ts';

interface AskedReset {
  kind: AccountKind;
  email: string;
  /** The Spanish path of the page that the link opens, without the token. */
  page: string;
}

/**
 * Sends the link for resetting an account's password. The result does not reveal whether the account exists or whether there were too many
 * requests: the caller gives the same answer in the same time (D 22, D 42).
 */
export async function askReset(needs: AccountNeeds, { kind, email, page }: AskedReset): Promise<void> {
  const { db, vault, now, origin } = needs;
  const network = vault.index('attempt', `reset network ${origin.client ?? ''}`);
  const address = vault.index('attempt', `reset ${kind} ${emailIndexOf(vault, email)}`);
  if (await countAttempt(db, network, attemptRules.linkNetwork, now)) return;
  if (await countAttempt(db, address, attemptRules.link, now)) return;
  await db.transaction().execute(async (transaction) => {
    const known = await findAccountByEmail(transaction, vault, kind, email);
    const account = known?.status === 'active' ? known : null;
    if (account) {
      const token = await createLink(transaction, vault, { purpose: 'reset-password', account: account.id }, now);
      const { locale, email: to } = account;
      const mail = { key: `password-reset ${hashOfToken(token)}`, template: 'password-reset', locale, to } as const;
      await enqueueMail(transaction, vault, { ...mail, details: { path: `${page}/${token}` } }, now);
    }
    await appendAudit(
      transaction,
      {
        action: 'password.reset-asked',
        actor: { kind: 'visitor', id: null },
        role: null,
        subject: null,
        object: known && { kind: 'account', id: known.id },
        outcome: account ? 'done' : 'refused',
        reason: null,
      },
      origin,
      now,
    );
  });
}

/** Returns the account of a link without using the link; null if the link is not valid in this area. */
export async function readReset(
  { db, vault, now }: AccountNeeds,
  kind: AccountKind,
  token: string,
): Promise<Account | null> {
  const link = await readLink(db, vault, 'reset-password', token, now);
  const account = link && (await findAccount(db, vault, link.account));
  return account?.kind === kind && account.status === 'active' ? account : null;
}

/**
 * Sets a new password for the account of a link. All its sessions end, and the link does not sign anybody in (D 42). The second factor
 * stays. A pending address change and the access that the account gave end too, because a person who knew the old password may have
 * requested them. Returns false if the link was already used.
 */
export async function resetPassword(
  needs: AccountNeeds,
  token: string,
  { id, kind, email, locale }: Account,
  /** A password that has passed `passwordFault`. */
  password: string,
): Promise<boolean> {
  const { db, vault, now, origin } = needs;
  const hash = await hashPassword(password);
  const isDone = await db.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, hashOfToken(token), now))) return false;
    await setPassword(transaction, id, hash);
    await endSessionsOf(transaction, id, now);
    await endLinks(transaction, vault, { purpose: 'change-email', account: id }, now);
    const mail = { key: `password-changed ${hashOfToken(token)}`, template: 'password-changed', locale } as const;
    await enqueueMail(transaction, vault, { ...mail, to: email, details: { at: now.toISOString() } }, now);
    const ended = await endGivenAccess(transaction, id, now, { reason: 'reset' });
    await appendAudits(transaction, [...ended, ownEvent(id, 'password.changed', { reason: 'reset' })], origin, now);
    return true;
  });
  // Clear the count of wrong passwords, so that a stranger's attempts no longer delay the owner, who has proved control of the mailbox.
  if (isDone) await clearAttempts(db, anywhereKey(vault, { kind, email }));
  return isDone;
}
