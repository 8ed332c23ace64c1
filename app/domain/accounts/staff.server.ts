import type { Kysely } from 'kysely';

import type { AccountsTable } from '../../../db/account-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { type Role, type StaffRole, staffRoles } from '../access/access-table.ts';
import type { AuditAction, AuditActor, AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { createAccount, findAccount, setPassword, setStatus } from './account-store.server.ts';
import { consumeLink, createLink, type LinkPurpose, readLink } from './one-time-links.server.ts';
import { hashPassword } from './passwords.server.ts';
import { endSessionsOf } from './session-store.server.ts';
import type { Vault } from './vault.ts';

/** A member of the staff, as the owner's list shows them. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  status: AccountsTable['status'];
  roles: readonly StaffRole[];
  version: number;
}

/** The author of a change: an owner in the panel, or the operator at the console. */
interface Author {
  actor: AuditActor;
  role: Role | null;
}

interface Invitation {
  email: string;
  name: string;
  roles: readonly StaffRole[];
  locale: AccountsTable['locale'];
}

export async function listStaff(db: Kysely<Tables>, vault: Vault): Promise<StaffMember[]> {
  const rows = await db.selectFrom('accounts').select('id').where('kind', '=', 'staff').execute();
  const members = await Promise.all(rows.map(({ id }) => findAccount(db, vault, id)));
  return members
    .flatMap((member) => (member ? [member] : []))
    .map(({ id, name, email, status, roles, version }) => ({ id, name, email, status, roles, version }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
}

/** Invites somebody by email. Returns null if the address has a staff account already. */
export async function inviteStaff(
  { db, vault, now, origin }: AccountNeeds,
  author: Author,
  { email, name, roles, locale }: Invitation,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const account = { kind: 'staff', email, name, roles, locale, password: null, status: 'invited' } as const;
    const id = await createAccount(transaction, vault, account, now);
    if (id === null) return null;
    const token = await createLink(transaction, vault, { purpose: 'staff-invitation', account: id }, now);
    const path = `/admin-login/invitacion/${token}`;
    const mail = {
      key: `staff-invitation ${id}`,
      template: 'staff-invitation',
      locale,
      to: email,
      details: { path },
    } as const;
    await enqueueMail(transaction, vault, mail, now);
    await appendAudit(transaction, eventOf('staff.invited', author, id), origin, now);
    return id;
  });
}

/** Creates the first owner from the console. Returns the token of their link; null if the address has a staff account already. */
export async function createFirstOwner(
  { db, vault, now, origin }: AccountNeeds,
  { email, name, locale }: Omit<Invitation, 'roles'>,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const account = {
      kind: 'staff',
      email,
      name,
      roles: ['owner'],
      locale,
      password: null,
      status: 'invited',
    } as const;
    const id = await createAccount(transaction, vault, account, now);
    if (id === null) return null;
    const token = await createLink(transaction, vault, { purpose: 'first-owner', account: id }, now);
    const author: Author = { actor: { kind: 'system', id: null }, role: null };
    await appendAudit(transaction, eventOf('account.created', author, id), origin, now);
    return token;
  });
}

const invitationPurposes: readonly LinkPurpose[] = ['staff-invitation', 'first-owner'];

/** The account of an invitation, without using the link up. */
export async function readInvitation({ db, vault, now }: AccountNeeds, token: string): Promise<StaffMember | null> {
  for (const purpose of invitationPurposes) {
    const link = await readLink(db, vault, purpose, token, now);
    const account = link && (await findAccount(db, vault, link.account));
    if (account?.status === 'invited') return account;
  }
  return null;
}

/** Accepts an invitation with a password that has been checked. False if somebody used the link first. */
export async function acceptInvitation(
  { db, now, origin }: AccountNeeds,
  token: string,
  account: string,
  password: string,
): Promise<boolean> {
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, token, now))) return false;
    await setPassword(transaction, account, hash);
    await setStatus(transaction, account, 'active');
    const author: Author = { actor: { kind: 'account', id: account }, role: null };
    await appendAudit(transaction, eventOf('account.confirmed', author, account), origin, now);
    return true;
  });
}

export type StaffChange = { roles: readonly StaffRole[]; status: 'active' | 'disabled' };

/**
 * Changes a member's roles and status, and ends their sessions, in every process. `stale`: somebody else changed the member since the form
 * was opened. `self`: nobody changes their own rights. `last-owner`: a laboratory always has an owner.
 */
export async function changeStaff(
  { db, vault, now, origin }: AccountNeeds,
  author: Author,
  member: { id: string; version: number },
  change: StaffChange,
): Promise<'done' | 'missing' | 'stale' | 'self' | 'last-owner'> {
  if (author.actor.id === member.id) return 'self';
  return db
    .transaction()
    .execute(async (transaction) => {
      const before = await findAccount(transaction, vault, member.id);
      if (before?.kind !== 'staff') return 'missing';
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ version: member.version + 1, ...(before.status !== 'invited' && { status: change.status }) })
        .where('id', '=', member.id)
        .where('version', '=', member.version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return 'stale';
      await transaction.deleteFrom('account_roles').where('account', '=', member.id).execute();
      for (const role of staffRoles.filter((one) => change.roles.includes(one)))
        await transaction.insertInto('account_roles').values({ account: member.id, role }).execute();
      if ((await activeOwners(transaction)) === 0) throw new LastOwner();
      await endSessionsOf(transaction, member.id, now);
      const action = change.status === 'disabled' ? 'account.disabled' : 'roles.changed';
      await appendAudit(transaction, eventOf(action, author, member.id), origin, now);
      return 'done';
    })
    .catch((error: unknown) => {
      if (error instanceof LastOwner) return 'last-owner';
      throw error;
    });
}

/** Rolls the transaction back. */
class LastOwner extends Error {}

async function activeOwners(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('account_roles')
    .innerJoin('accounts', 'accounts.id', 'account_roles.account')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count);
}

const eventOf = (action: AuditAction, { actor, role }: Author, account: string): AuditEvent => ({
  action,
  actor,
  role,
  subject: null,
  object: { kind: 'account', id: account },
  outcome: 'done',
  reason: null,
});
