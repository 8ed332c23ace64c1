import type { Kysely, Transaction } from 'kysely';

import type { AccountsTable } from '../../../db/account-tables.ts';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import { type StaffRole, staffRoles } from '../access/access-table.ts';
import { comparedEmail } from './email-address.ts';
import type { AccountKind } from './session-limits.ts';
import type { Vault } from './vault.ts';

/** An account, with the sealed fields decrypted. */
export interface Account {
  id: string;
  kind: AccountKind;
  email: string;
  name: string;
  locale: AccountsTable['locale'];
  /** The Argon2id hash in PHC string format. */
  password: string | null;
  status: AccountsTable['status'];
  version: number;
  roles: readonly StaffRole[];
}

export interface NewAccount {
  kind: AccountKind;
  email: string;
  name: string;
  locale: AccountsTable['locale'];
  password: string | null;
  status: AccountsTable['status'];
  roles?: readonly StaffRole[];
}

/**
 * Returns the keyed hash by which an address is found. Each kind of account is separate: a doctor may also be a patient with the same
 * address.
 */
export const emailIndexOf = (vault: Vault, email: string): string => vault.index('email', comparedEmail(email));

/** Creates an account. Returns null if this address already has an account of the same kind. */
export async function createAccount(
  transaction: Transaction<Tables>,
  vault: Vault,
  { roles = [], email, name, ...rest }: NewAccount,
  now: Date,
): Promise<string | null> {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('accounts')
    .values({
      ...rest,
      id,
      email_index: emailIndexOf(vault, email),
      email: vault.seal('email', email.trim(), id),
      name: vault.seal('person-name', name.trim(), id),
      created_at: now.toISOString(),
      version: 1,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'email_index']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return null;
  for (const role of roles) await transaction.insertInto('account_roles').values({ account: id, role }).execute();
  return id;
}

export async function findAccountByEmail(
  db: Kysely<Tables>,
  vault: Vault,
  kind: AccountKind,
  email: string,
): Promise<Account | null> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('kind', '=', kind)
    .where('email_index', '=', emailIndexOf(vault, email))
    .executeTakeFirst();
  return row ? openAccount(db, vault, row) : null;
}

export async function findAccount(db: Kysely<Tables>, vault: Vault, id: string): Promise<Account | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? openAccount(db, vault, row) : null;
}

async function openAccount(db: Kysely<Tables>, vault: Vault, row: AccountsTable): Promise<Account> {
  // Only staff have roles.
  const held =
    row.kind === 'staff'
      ? await db.selectFrom('account_roles').select('role').where('account', '=', row.id).execute()
      : [];
  return {
    id: row.id,
    kind: row.kind,
    email: vault.open('email', row.email, row.id),
    name: vault.open('person-name', row.name, row.id),
    locale: row.locale,
    password: row.password,
    status: row.status,
    version: row.version,
    roles: staffRoles.filter((role) => held.some((one) => one.role === role)),
  };
}

/** Sets a password and raises the account's version, so that a form opened earlier cannot change it again. */
export const setPassword = async (transaction: Transaction<Tables>, id: string, password: string): Promise<void> =>
  void (await transaction
    .updateTable('accounts')
    .set((row) => ({ password, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute());

/**
 * Changes the address of an account. The caller has checked that no other account of the same kind has the address; if one gets it at the
 * same time, the database throws an error.
 */
export const setEmail = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  id: string,
  email: string,
): Promise<void> =>
  void (await transaction
    .updateTable('accounts')
    .set((row) => ({
      email_index: emailIndexOf(vault, email),
      email: vault.seal('email', email.trim(), id),
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute());

export const setStatus = async (
  transaction: Transaction<Tables>,
  id: string,
  status: AccountsTable['status'],
): Promise<void> =>
  void (await transaction
    .updateTable('accounts')
    .set((row) => ({ status, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute());
