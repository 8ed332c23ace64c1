import type { Kysely, Transaction } from 'kysely';

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

/**
 * Starts the setup with a new secret, or with the one that waits for confirmation, so that a reload shows the same QR code. Returns null
 * and changes nothing if the account has a confirmed factor.
 */
export async function startEnrollment(
  transaction: Transaction<Tables>,
  vault: Vault,
  account: string,
): Promise<Buffer | null> {
  const waiting = await transaction
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('account', '=', account)
    .executeTakeFirst();
  if (waiting?.confirmed_at) return null;
  if (waiting) return secretOf(vault, waiting.secret, account);
  const secret = newTotpSecret();
  await transaction
    .insertInto('second_factors')
    .values({
      account,
      secret: vault.seal('totp', secret.toString('base64url'), account),
      confirmed_at: null,
      last_step: 0,
    })
    .execute();
  return secret;
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
  account: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const factor = await transaction
    .selectFrom('second_factors')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst();
  if (!factor) return false;
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
  const factor = await db.selectFrom('second_factors').selectAll().where('account', '=', account).executeTakeFirst();
  if (!factor) return null;
  // A step can be used once, so a second sign-in within the same step gets the code of the next one.
  const step = Math.max(stepAt(now), factor.last_step + 1);
  return totpCode(secretOf(vault, factor.secret, account), step);
}
