import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { newId } from './tokens.server.ts';

const CODES = 10;
/** 16 symbols of 5 bits: 80 bits. */
const SYMBOLS = 16;
/** Without I, L, O, and U, which people misread (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A code has 80 random bits and is tried at most 30 times a day, so a fast hash is enough: a slow one is for secrets that people choose
 * (NIST SP 800-63B-4, look-up secrets below 112 bits get a salt, which is the account's id here).
 */
const hashOf = (account: string, code: string): string =>
  createHash('sha256').update(`${account} ${code}`).digest('hex');

/** 'k7qm-2b1o' → 'K7QM2B10': spaces and hyphens do not count, and O and 0, I, L and 1 are the same. */
const plainCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** Ten new codes, and the step that stores them in place of the old ones. */
export function newRecoveryCodes() {
  const plain = Array.from({ length: CODES }, () =>
    [...randomBytes(SYMBOLS)].map((byte) => alphabet[byte & 31]).join(''),
  );
  return {
    /** In groups of four, as a person copies them: 'K7QM-2B10-…' */
    shown: plain.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    async store(transaction: Transaction<Tables>, account: string): Promise<void> {
      await transaction.deleteFrom('recovery_codes').where('account', '=', account).execute();
      const rows = plain.map((code) => ({ id: newId(), account, code: hashOf(account, code), used_at: null }));
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
  const code = plainCode(typed);
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
