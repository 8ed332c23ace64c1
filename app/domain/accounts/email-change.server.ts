import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { appendAudit, appendAudits } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type Account, findAccount, findAccountByEmail, setEmail } from './account-store.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { comparedEmail } from './email-address.ts';
import { endGivenAccess } from './given-access.server.ts';
import { consumeLink, createLink, endLinks, openPayloads, readLink } from './one-time-links.server.ts';
import { ownEvent } from './own-event.ts';
import { isPassword } from './passwords.server.ts';
import type { AccountKind } from './session-limits.ts';
import { endSessionsOf } from './session-store.server.ts';
import { hashOfToken } from './tokens.server.ts';

/**
 * Requests a new address for an account, after its password was checked. The new address gets a confirmation link. The old one gets a
 * notice with a link that stops the change, even after its confirmation. If the new address already has an account, it gets no link, and
 * the answer does not reveal that. 'recent' means that the address changed a short time ago and the old one may still undo that: a second
 * change would take that right away from the owner.
 */
export async function askEmailChange(
  needs: AccountNeeds,
  account: Account,
  /** `page` is the Spanish path of the page that both links open, without the token. */
  { email, page }: { email: string; page: string },
): Promise<'asked' | 'wait' | 'recent'> {
  const { db, vault, now, origin } = needs;
  const { id, kind, locale } = account;
  const former = await openPayloads(db, vault, { purpose: 'stop-email-change', account: id }, now);
  if (former.some((address) => comparedEmail(address) !== comparedEmail(account.email))) return 'recent';
  if (await countAttempt(db, vault.index('attempt', `change email ${id}`), attemptRules.link, now)) return 'wait';
  await db.transaction().execute(async (transaction) => {
    const isTaken = (await findAccountByEmail(transaction, vault, kind, email)) !== null;
    if (!isTaken) {
      const token = await createLink(transaction, vault, { purpose: 'change-email', account: id, payload: email }, now);
      const mail = {
        key: `email-confirm ${hashOfToken(token)}`,
        template: 'email-confirm',
        locale,
        to: email,
      } as const;
      await enqueueMail(transaction, vault, { ...mail, details: { path: `${page}/${token}` } }, now);
    }
    const stop = { purpose: 'stop-email-change', account: id, payload: account.email } as const;
    const token = await createLink(transaction, vault, stop, now);
    const mail = { key: `email-change-asked ${hashOfToken(token)}`, template: 'email-change-asked', locale } as const;
    const details = { at: now.toISOString(), path: `${page}/${token}` };
    await enqueueMail(transaction, vault, { ...mail, to: account.email, details }, now);
    const event = ownEvent(id, 'email.change-asked', { reason: isTaken ? 'taken' : null, isRefused: isTaken });
    await appendAudit(transaction, event, origin, now);
  });
  return 'asked';
}

/**
 * Reads an email-change link: `confirm` from the new address, or `stop` from the old one. Returns null if the link is not valid in this
 * area.
 */
export async function readEmailLink(
  { db, vault, now }: AccountNeeds,
  kind: AccountKind,
  token: string,
): Promise<{ does: 'confirm' | 'stop'; email: string; account: Account } | null> {
  for (const [does, purpose] of [
    ['confirm', 'change-email'],
    ['stop', 'stop-email-change'],
  ] as const) {
    const link = await readLink(db, vault, purpose, token, now);
    const account = link && (await findAccount(db, vault, link.account));
    if (link?.payload && account?.kind === kind && account.status === 'active')
      return { does, email: link.payload, account };
  }
  return null;
}

export type EmailOutcome = { kind: 'done' } | { kind: 'gone' } | { kind: 'refused' } | { kind: 'wait'; until: Date };

/**
 * Confirms the new address with its link and the account's password, because a mistyped address may belong to a stranger, who must not get
 * the account. All sessions end, and both addresses get a mail.
 */
export async function confirmEmailChange(
  needs: AccountNeeds,
  token: string,
  { account, email }: { account: Account; email: string },
  password: string,
): Promise<EmailOutcome> {
  const { db, vault, now, origin } = needs;
  const tokenHash = hashOfToken(token);
  const key = vault.index('attempt', `confirm email ${tokenHash}`);
  const until = await countAttempt(db, key, attemptRules.account, now);
  if (until) return { kind: 'wait', until };
  if (!(await isPassword(password, account.password))) return { kind: 'refused' };
  await clearAttempts(db, key);
  return db.transaction().execute(async (transaction): Promise<EmailOutcome> => {
    if (!(await consumeLink(transaction, tokenHash, now))) return { kind: 'gone' };
    if (!(await moveTo(transaction, needs, account, email))) return { kind: 'gone' };
    const at = now.toISOString();
    for (const to of ['old', 'new'] as const) {
      const mail = { key: `account-email-changed ${to} ${tokenHash}`, template: 'account-email-changed' } as const;
      const address = to === 'old' ? account.email : email;
      await enqueueMail(transaction, vault, { ...mail, locale: account.locale, to: address, details: { at, to } }, now);
    }
    await appendAudit(transaction, ownEvent(account.id, 'email.changed'), origin, now);
    return { kind: 'done' };
  });
}

/**
 * Stops an address change with the link sent to the old address: a pending change ends, and a confirmed one is undone. All sessions and the
 * access that the account gave end, because the person who requested the change knew the password. The owner can then reset the password,
 * with a link to the old address.
 */
export const stopEmailChange = (
  needs: AccountNeeds,
  token: string,
  { account, email }: { account: Account; email: string },
): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const { vault, now, origin } = needs;
    if (!(await consumeLink(transaction, hashOfToken(token), now))) return false;
    await endLinks(transaction, vault, { purpose: 'change-email', account: account.id }, now);
    await endLinks(transaction, vault, { purpose: 'reset-password', account: account.id }, now);
    if (!(await moveTo(transaction, needs, account, email))) return false;
    const ended = await endGivenAccess(transaction, account.id, now, { reason: 'email' });
    await appendAudits(transaction, [...ended, ownEvent(account.id, 'email.change-stopped')], origin, now);
    return true;
  });

/** Sets the address and ends all sessions. Returns false if another account has the address. */
async function moveTo(
  transaction: Transaction<Tables>,
  { vault, now }: AccountNeeds,
  { id, kind }: Account,
  email: string,
): Promise<boolean> {
  const holder = await findAccountByEmail(transaction, vault, kind, email);
  if (holder !== null && holder.id !== id) return false;
  await setEmail(transaction, vault, id, email);
  await endSessionsOf(transaction, id, now);
  return true;
}
