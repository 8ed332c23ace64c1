import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type Account, findAccount } from './account-store.server.ts';
import { type StaffAuthor, staffEvent } from './staff-event.ts';
import type { Vault } from './vault.ts';

/** A staff member, as the owner's list shows them. */
export interface StaffMember extends Pick<Account, 'id' | 'name' | 'email' | 'status' | 'roles' | 'version'> {
  hasFactor: boolean;
  /** The instant of the last second factor; null if never. */
  lastProof: string | null;
  /** The end of the invitation; null if it has expired or was accepted. */
  invitationEnds: string | null;
}

/** The audit events that complete a sign-in. A correct password alone does not complete one. */
const proofs = ['proof.given', 'factor.enrolled', 'factor.code-used'];

/** Reads all staff members, sorted by name. */
export async function readTeam({ db, vault, now, origin }: AccountNeeds, reader: StaffAuthor): Promise<StaffMember[]> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('accounts').select('id').where('kind', '=', 'staff').execute();
    const team = await membersOf(
      transaction,
      vault,
      rows.map(({ id }) => id),
      now,
    );
    await appendAudit(transaction, staffEvent('staff.read', reader, null), origin, now);
    return team.toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
  });
}

/** Reads one staff member; null if the ID belongs to none. */
export async function readMember(
  { db, vault, now, origin }: AccountNeeds,
  reader: StaffAuthor,
  id: string,
): Promise<StaffMember | null> {
  return db.transaction().execute(async (transaction) => {
    const [member] = await membersOf(transaction, vault, [id], now);
    if (!member) return null;
    await appendAudit(transaction, staffEvent('staff.read', reader, id), origin, now);
    return member;
  });
}

async function membersOf(db: Kysely<Tables>, vault: Vault, ids: readonly string[], now: Date): Promise<StaffMember[]> {
  if (ids.length === 0) return [];
  const factors = await db
    .selectFrom('second_factors')
    .select('account')
    .where('account', 'in', ids)
    .where('confirmed_at', 'is not', null)
    .execute();
  const proved = await db
    .selectFrom('audit')
    .select(['actor', ({ fn }) => fn.max('at').as('at')])
    .where('actor', 'in', ids)
    .where('action', 'in', proofs)
    .groupBy('actor')
    .execute();
  const invitations = await db
    .selectFrom('one_time_links')
    .select(['account', 'expires_at'])
    .where('account', 'in', ids)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute();
  const members: StaffMember[] = [];
  for (const id of ids) {
    const account = await findAccount(db, vault, id);
    if (account?.kind !== 'staff') continue;
    const { name, email, status, roles, version } = account;
    const open = invitations.find((one) => one.account === id);
    members.push({
      id,
      name,
      email,
      status,
      roles,
      version,
      hasFactor: factors.some((one) => one.account === id),
      lastProof: proved.find((one) => one.actor === id)?.at ?? null,
      invitationEnds: status === 'invited' ? (open?.expires_at ?? null) : null,
    });
  }
  return members;
}

/** Counts the owners who can sign in. */
export async function countOwners(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('account_roles')
    .innerJoin('accounts', 'accounts.id', 'account_roles.account')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Reads the names of staff by account ID, in alphabetical order. */
export async function staffNames(db: Kysely<Tables>, vault: Vault): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('accounts').select(['id', 'name']).where('kind', '=', 'staff').execute();
  const named = rows.map(({ id, name }) => [id, vault.open('person-name', name, id)] as const);
  return new Map(named.toSorted(([, one], [, other]) => one.localeCompare(other, 'es')));
}
