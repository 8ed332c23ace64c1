import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { readableCode, typedCode } from './readable-code.ts';
import { newId } from './tokens.server.ts';

const CODES = 10;
/** 16 symbols of 5 bits: 80 bits. */
const SYMBOLS = 16;

/**
 * A code has 80 random bits and is tried at most 30 times a day, so a fast hash is enough: a slow one is for secrets that people choose
 * (NIST SP 800-63B-4, look-up secrets below 112 bits get a salt, which is the account's id here).
 */
const hashOf = (account: string, code: string): string =>
  createHash('sha256').update(`${account} ${code}`).digest('hex');

/** Ten new codes, and the step that stores them in place of the old ones. */
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

/** Accepts a recovery code, once: of several requests with one code only one finds it unused. */
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
