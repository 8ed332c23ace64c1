import type { Kysely, Transaction } from 'kysely';

import type { SessionsTable } from '../../../db/account-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { matchingStep, newTotpSecret, stepAt, totpCode } from './totp.server.ts';
import type { Vault } from './vault.ts';

/** Whether an account has a confirmed second factor. */
export async function hasSecondFactor(db: Kysely<Tables>, account: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('account', '=', account)
    .executeTakeFirst();
  return (factor?.confirmed_at ?? null) !== null;
}

/** A setup belongs to the session that sees its secret: a secret that a thief saw earlier must never become the owner's factor. */
type Setup = Pick<SessionsTable, 'id'> & { account: string };

/**
 * Starts the setup with a new secret, or with the one that this session has yet to confirm, so that a reload shows the same QR code. Returns
 * null and changes nothing if the account has a confirmed factor.
 */
export async function startEnrollment(
  transaction: Transaction<Tables>,
  vault: Vault,
  { account, id }: Setup,
): Promise<Buffer | null> {
  const waiting = await factorOf(transaction, account);
  if (waiting?.confirmed_at) return null;
  if (waiting?.started_in === id) return secretOf(vault, waiting.secret, account);
  const { secret, sealed } = newSecret(vault, account);
  const row = { secret: sealed, started_in: id };
  await transaction
    .insertInto('second_factors')
    .values({ ...row, account, confirmed_at: null, next_secret: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
    )
    .execute();
  return secret;
}

/**
 * Starts replacing a confirmed factor by that of another app. The old one works until the new one is confirmed. Null without a confirmed
 * one.
 */
export async function startReplacement(
  transaction: Transaction<Tables>,
  vault: Vault,
  { account, id }: Setup,
): Promise<Buffer | null> {
  const factor = await factorOf(transaction, account);
  if (!factor?.confirmed_at) return null;
  if (factor.next_secret && factor.started_in === id) return secretOf(vault, factor.next_secret, account);
  const { secret, sealed } = newSecret(vault, account);
  const row = { next_secret: sealed, started_in: id };
  await transaction.updateTable('second_factors').set(row).where('account', '=', account).execute();
  return secret;
}

/** Replaces the secret, if this is a code of the new one, which this session has been shown. The code cannot be used again. */
export async function confirmReplacement(
  transaction: Transaction<Tables>,
  vault: Vault,
  { account, id }: Setup,
  typed: string,
  now: Date,
): Promise<boolean> {
  const factor = await factorOf(transaction, account);
  if (!factor?.confirmed_at || !factor.next_secret || factor.started_in !== id) return false;
  const step = matchingStep(secretOf(vault, factor.next_secret, account), typed, { now, lastStep: 0 });
  if (step === null) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('second_factors')
    .set({ secret: factor.next_secret, next_secret: null, started_in: null, last_step: step })
    .where('account', '=', account)
    // Of two requests with one code, the first has taken it.
    .where('next_secret', '=', factor.next_secret)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const factorOf = (db: Kysely<Tables>, account: string) =>
  db.selectFrom('second_factors').selectAll().where('account', '=', account).executeTakeFirst();

function newSecret(vault: Vault, account: string): { secret: Buffer; sealed: string } {
  const secret = newTotpSecret();
  return { secret, sealed: vault.seal('totp', secret.toString('base64url'), account) };
}

const secretOf = (vault: Vault, sealed: string, account: string): Buffer =>
  Buffer.from(vault.open('totp', sealed, account), 'base64url');

/**
 * Accepts a code once. The update that stores its step fails unless the step is later than the stored one, so if several requests send one
 * code at the same time, only one succeeds, across all processes.
 */
export async function consumeTotpCode(
  transaction: Transaction<Tables>,
  vault: Vault,
  { account, id }: Setup,
  typed: string,
  now: Date,
): Promise<boolean> {
  const factor = await factorOf(transaction, account);
  if (!factor || (factor.confirmed_at === null && factor.started_in !== id)) return false;
  const step = matchingStep(secretOf(vault, factor.secret, account), typed, { now, lastStep: factor.last_step });
  if (step === null) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('second_factors')
    .set((row) => ({ last_step: step, confirmed_at: row.fn.coalesce('confirmed_at', row.val(now.toISOString())) }))
    .where('account', '=', account)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns the current code of a demonstration account, which the demonstration's sign-in page shows. */
export async function demonstrationCode(
  db: Kysely<Tables>,
  vault: Vault,
  account: string,
  now: Date,
): Promise<string | null> {
  const factor = await factorOf(db, account);
  if (!factor) return null;
  // A step can be used once, so a second sign-in within the same step gets the code of the next one.
  const step = Math.max(stepAt(now), factor.last_step + 1);
  return totpCode(secretOf(vault, factor.secret, account), step);
}
