import type { Transaction } from 'kysely';

import type { AccountsTable } from '../../../db/account-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { StaffRole } from '../access/access-table.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { AuditReason } from '../audit/audit-reason.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type Account, createAccount, findAccount, findAccountByEmail } from './account-store.server.ts';
import { createLink } from './one-time-links.server.ts';
import { giveRoles, raiseVersion } from './staff-changes.server.ts';
import { operator, type StaffAuthor, staffEvent } from './staff-event.ts';
import { hashOfToken } from './tokens.server.ts';
import type { Vault } from './vault.ts';

export interface Invitation {
  email: string;
  name: string;
  roles: readonly StaffRole[];
  locale: AccountsTable['locale'];
}

export const invitationPath = (token: string): string => `/admin-login/invitacion/${token}`;

/** Invites a person by email. Returns null if the address already has a staff account. */
export async function inviteStaff(
  { db, vault, now, origin }: AccountNeeds,
  author: StaffAuthor,
  invitation: Invitation,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const account = { kind: 'staff', ...invitation, password: null, status: 'invited' } as const;
    const id = await createAccount(transaction, vault, account, now);
    if (id === null) return null;
    await mailInvitation(transaction, vault, { id, ...invitation }, now);
    await appendAudit(transaction, staffEvent('staff.invited', author, id), origin, now);
    return id;
  });
}

/** Sends the mail of an invitation. Each mail has its own link, which ends the earlier ones. */
async function mailInvitation(
  transaction: Transaction<Tables>,
  vault: Vault,
  { id, email, locale }: Pick<Invitation, 'email' | 'locale'> & { id: string },
  now: Date,
): Promise<void> {
  const token = await createLink(transaction, vault, { purpose: 'staff-invitation', account: id }, now);
  const key = `staff-invitation ${hashOfToken(token)}`;
  const mail = { key, template: 'staff-invitation' } as const;
  await enqueueMail(transaction, vault, { ...mail, locale, to: email, details: { path: invitationPath(token) } }, now);
}

type InvitedMember = { id: string; version: number };

/** Returns the account of an open invitation, and raises its version, so that of two changes at the same time only one takes effect. */
async function claimInvitation(
  transaction: Transaction<Tables>,
  vault: Vault,
  member: InvitedMember,
): Promise<Account | 'missing' | 'stale'> {
  const account = await findAccount(transaction, vault, member.id);
  if (account?.kind !== 'staff') return 'missing';
  return account.status === 'invited' && (await raiseVersion(transaction, member)) ? account : 'stale';
}

/** Sends an invitation again, with a new link. */
export async function resendInvitation(
  { db, vault, now, origin }: AccountNeeds,
  author: StaffAuthor,
  member: InvitedMember,
): Promise<'done' | 'missing' | 'stale'> {
  return db.transaction().execute(async (transaction) => {
    const account = await claimInvitation(transaction, vault, member);
    if (account === 'missing' || account === 'stale') return account;
    await mailInvitation(transaction, vault, account, now);
    await appendAudit(transaction, staffEvent('invitation.resent', author, member.id), origin, now);
    return 'done';
  });
}

/** Withdraws an invitation. It deletes the account, which nobody has used, with its name and address. */
export async function withdrawInvitation(
  { db, vault, now, origin }: AccountNeeds,
  author: StaffAuthor,
  member: InvitedMember,
): Promise<'done' | 'missing' | 'stale'> {
  return db.transaction().execute(async (transaction) => {
    const account = await claimInvitation(transaction, vault, member);
    if (account === 'missing' || account === 'stale') return account;
    await transaction.deleteFrom('one_time_links').where('account', '=', member.id).execute();
    await transaction.deleteFrom('account_roles').where('account', '=', member.id).execute();
    await transaction.deleteFrom('accounts').where('id', '=', member.id).execute();
    await appendAudit(transaction, staffEvent('invitation.withdrawn', author, member.id), origin, now);
    return 'done';
  });
}

/**
 * Invites a person without a mail, from the installation's terminal or with its code. It renews an invitation that has not been accepted.
 * Returns the token of the link; null if the address has an account in use.
 */
export async function inviteFromTerminal(
  { db, vault, now, origin }: Omit<AccountNeeds, 'timeZone'>,
  invitation: Invitation,
  { purpose, reason }: { purpose: 'staff-invitation' | 'first-owner'; reason: AuditReason },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const id = await invitedAccount(transaction, vault, invitation, now);
    if (id === null) return null;
    const token = await createLink(transaction, vault, { purpose, account: id }, now);
    await appendAudit(transaction, staffEvent('account.created', operator, id, reason), origin, now);
    return token;
  });
}

async function invitedAccount(
  transaction: Transaction<Tables>,
  vault: Vault,
  invitation: Invitation,
  now: Date,
): Promise<string | null> {
  const account = { kind: 'staff', ...invitation, password: null, status: 'invited' } as const;
  const id = await createAccount(transaction, vault, account, now);
  if (id !== null) return id;
  const known = await findAccountByEmail(transaction, vault, 'staff', invitation.email);
  if (known?.status !== 'invited') return null;
  const name = vault.seal('person-name', invitation.name.trim(), known.id);
  await transaction.updateTable('accounts').set({ name }).where('id', '=', known.id).execute();
  await giveRoles(transaction, known.id, invitation.roles);
  return known.id;
}
