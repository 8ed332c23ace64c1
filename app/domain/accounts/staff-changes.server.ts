import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { type StaffRole, staffRoles } from '../access/access-table.ts';
import type { AuditAction } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type Account, findAccount, setStatus } from './account-store.server.ts';
import { endSessionsOf } from './session-store.server.ts';
import { type StaffAuthor, staffEvent } from './staff-event.ts';
import { countOwners } from './staff-list.server.ts';

export type StaffChange =
  | { kind: 'roles'; roles: readonly StaffRole[] }
  | { kind: 'suspend' }
  | { kind: 'reactivate' }
  | { kind: 'reset-factor' };

const actionOf: Readonly<Record<StaffChange['kind'], AuditAction>> = {
  roles: 'roles.changed',
  suspend: 'account.disabled',
  reactivate: 'account.enabled',
  'reset-factor': 'factor.reset',
};

/** The account states in which each change is possible. */
const statesOf: Readonly<Record<StaffChange['kind'], readonly Account['status'][]>> = {
  roles: ['invited', 'active', 'disabled'],
  suspend: ['active'],
  reactivate: ['disabled'],
  'reset-factor': ['active', 'disabled'],
};

/**
 * 'stale' means that another person changed the member first. 'self' means that the change is about the author's own rights, which is not
 * allowed. 'last-owner' means that the laboratory would have no owner.
 */
export type StaffOutcome = 'done' | 'missing' | 'stale' | 'self' | 'last-owner';

/** Changes a staff member, and ends the member's sessions in every process. */
export async function changeStaff(
  { db, vault, now, origin }: AccountNeeds,
  author: StaffAuthor,
  member: { id: string; version: number },
  change: StaffChange,
): Promise<StaffOutcome> {
  if (author.actor.id === member.id) return 'self';
  return db
    .transaction()
    .execute(async (transaction) => {
      await lockOwners(transaction);
      const before = await findAccount(transaction, vault, member.id);
      if (before?.kind !== 'staff') return 'missing';
      if (!statesOf[change.kind].includes(before.status)) return 'stale';
      if (!(await raiseVersion(transaction, member))) return 'stale';
      await apply(transaction, member.id, change);
      if ((await countOwners(transaction)) === 0) throw new LastOwner();
      await endSessionsOf(transaction, member.id, now);
      if (change.kind === 'suspend' || change.kind === 'roles') await endGivenAccess(transaction, member.id, now);
      if (change.kind === 'reset-factor') {
        const mail = { key: `factor-reset ${member.id} ${member.version}`, template: 'factor-reset' } as const;
        const { locale, email: to } = before;
        await enqueueMail(transaction, vault, { ...mail, locale, to, details: { at: now.toISOString() } }, now);
      }
      await appendAudit(transaction, staffEvent(actionOf[change.kind], author, member.id), origin, now);
      return 'done';
    })
    .catch((error: unknown) => {
      if (error instanceof LastOwner) return 'last-owner';
      throw error;
    });
}

/**
 * Ends the unused codes that a member handed over, and the invitations that the member sent: a member who loses the right must not leave an
 * open door. An owner can send such an invitation again.
 */
async function endGivenAccess(transaction: Transaction<Tables>, member: string, now: Date): Promise<void> {
  const used_at = now.toISOString();
  await transaction
    .updateTable('binding_codes')
    .set({ used_at })
    .where('account', '=', member)
    .where('used_at', 'is', null)
    .execute();
  await transaction
    .updateTable('one_time_links')
    .set({ used_at })
    .where('purpose', '=', 'staff-invitation')
    .where('used_at', 'is', null)
    .where('account', 'in', (links) =>
      links
        .selectFrom('audit')
        .select('object')
        .where('actor', '=', member)
        .where('action', 'in', ['staff.invited', 'invitation.resent'])
        .$castTo<{ object: string }>(),
    )
    .execute();
}

/** Thrown to roll the transaction back. */
class LastOwner extends Error {}

/**
 * Locks the owners. If two owners suspend each other at the same time, the second change waits here and then finds that no owner would
 * remain.
 */
const lockOwners = async (transaction: Transaction<Tables>): Promise<void> =>
  void (await transaction.updateTable('account_roles').set({ role: 'owner' }).where('role', '=', 'owner').execute());

/** Raises a member's version. Returns false if the member has changed since the form was opened. */
export async function raiseVersion(
  transaction: Transaction<Tables>,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('kind', '=', 'staff')
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function apply(transaction: Transaction<Tables>, id: string, change: StaffChange): Promise<void> {
  if (change.kind === 'roles') return giveRoles(transaction, id, change.roles);
  if (change.kind !== 'reset-factor')
    return setStatus(transaction, id, change.kind === 'suspend' ? 'disabled' : 'active');
  await transaction.deleteFrom('second_factors').where('account', '=', id).execute();
  await transaction.deleteFrom('recovery_codes').where('account', '=', id).execute();
}

/** Replaces the roles of an account with these. */
export async function giveRoles(
  transaction: Transaction<Tables>,
  id: string,
  given: readonly StaffRole[],
): Promise<void> {
  await transaction.deleteFrom('account_roles').where('account', '=', id).execute();
  for (const role of staffRoles.filter((one) => given.includes(one)))
    await transaction.insertInto('account_roles').values({ account: id, role }).execute();
}
