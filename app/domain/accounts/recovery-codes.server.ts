import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import { readableCode, typedCode } from './readable-code.ts';

const CODES = 10;
/** The number of symbols of a code. Each has 5 bits, so a code has 80 bits. */
const SYMBOLS = 16;

/**
 * Returns the hash of a code. A fast hash is enough, because a code has 80 random bits and at most 30 attempts a day; slow hashes are for
 * passwords that people choose (NIST SP 800-63B-4: look-up secrets below 112 bits need a salt, which is the account's ID here).
 */
const hashOf = (account: string, code: string): string =>
  createHash('sha256').update(`${account} ${code}`).digest('hex');

/** Returns ten new codes and a function that replaces the stored ones with them. */
export function newRecoveryCodes() {
  const shown = Array.from({ length: CODES }, () => readableCode(randomBytes(SYMBOLS)));
  return {
    shown,
    async store(transaction: Transaction<Tables>, account: string): Promise<void> {
      await transaction.deleteFrom('recovery_codes').where('account', '=', account).execute();
      const rows = shown.map((code) => ({
        id: newId(),
        account,
        code: hashOf(account, typedCode(code)),
        used_at: null,
      }));
      await transaction.insertInto('recovery_codes').values(rows).execute();
    },
  };
}

/** Accepts a recovery code once. If several requests send one code at the same time, only one finds it unused. */
export async function consumeRecoveryCode(
  transaction: Transaction<Tables>,
  account: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = typedCode(typed);
  if (code.length !== SYMBOLS) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('account', '=', account)
    .where('code', '=', hashOf(account, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
