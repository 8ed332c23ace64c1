import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { BINDING_CODE_DAYS, bindingCodeFrom, typedBindingCode } from './binding-code.ts';
import { isMinor, wasMinor } from './majority.ts';
import type { DeskStaff } from './person-desk.server.ts';
import { birthDateOfPerson } from './sealed-person.server.ts';
import { tellOfReaders } from './tell-of-readers.server.ts';

const DAY_MS = 86_400_000;
const codeIndexOf = (vault: Vault, code: string): string => vault.index('binding-code', code);

/**
 * Creates the code that binds an account to a person, and ends the person's older ones. It is shown once; the table has its keyed hash. A
 * person gets three a day.
 */
export async function handOverCode(
  needs: AccountNeeds,
  { account, role }: DeskStaff,
  person: string,
): Promise<{ code: string; expiresAt: string } | 'wait' | null> {
  const { db, vault, now, origin } = needs;
  const known = await db.selectFrom('persons').select('id').where('id', '=', person).executeTakeFirst();
  if (!known) return null;
  if (await countAttempt(db, vault.index('attempt', `handed code ${person}`), attemptRules.handedCode, now))
    return 'wait';
  return db.transaction().execute(async (transaction) => {
    const code = bindingCodeFrom(randomInt);
    const expiresAt = new Date(now.getTime() + BINDING_CODE_DAYS * DAY_MS).toISOString();
    await transaction
      .updateTable('binding_codes')
      .set({ used_at: now.toISOString() })
      .where('person', '=', person)
      .where('used_at', 'is', null)
      .execute();
    await transaction
      .insertInto('binding_codes')
      .values({
        code_index: codeIndexOf(vault, code),
        person,
        account,
        created_at: now.toISOString(),
        expires_at: expiresAt,
        used_at: null,
      })
      .execute();
    await tellOfReaders(transaction, needs, 'code', [person]);
    await appendAudit(
      transaction,
      {
        action: 'binding-code.created',
        actor: { kind: 'account', id: account },
        role,
        subject: person,
        object: null,
        outcome: 'done',
        reason: null,
      },
      origin,
      now,
    );
    return { code, expiresAt };
  });
}

/**
 * Counts a try at the birth date of a code's person, and returns the code if a try is left. Tries are counted by person, so another code
 * brings no more of them. A code that nobody handed out is counted alike, so a refusal reveals nothing about codes.
 */
export async function countedCode({ db, vault, now }: AccountNeeds, typed: string): Promise<string | null> {
  const code = typedBindingCode(typed);
  if (code === null) return null;
  const index = codeIndexOf(vault, code);
  const handed = await db
    .selectFrom('binding_codes')
    .select('person')
    .where('code_index', '=', index)
    .executeTakeFirst();
  const key = vault.index('attempt', `binding date ${handed?.person ?? index}`);
  return (await countAttempt(db, key, attemptRules.bindingDate, now)) ? null : code;
}

/**
 * Uses a code up, and returns its person if the birth date is theirs. Of several requests with one code, only one gets the person. A code
 * that was handed over for a minor is most often a parent's, so it binds nobody once the person is of age.
 */
export async function consumeCode(
  transaction: Transaction<Tables>,
  { vault, now, timeZone }: AccountNeeds,
  code: string,
  birthDate: string,
): Promise<string | null> {
  const code_index = codeIndexOf(vault, code);
  const known = await transaction
    .selectFrom('binding_codes')
    .innerJoin('persons', 'persons.id', 'binding_codes.person')
    .select(['persons.id', 'persons.birth_date', 'binding_codes.created_at'])
    .where('code_index', '=', code_index)
    .executeTakeFirst();
  if (!known || birthDateOfPerson(vault, known) !== birthDate) return null;
  if (!isMinor(birthDate, now, timeZone) && wasMinor(birthDate, [known.created_at], timeZone)) return null;
  const { numUpdatedRows } = await transaction
    .updateTable('binding_codes')
    .set({ used_at: now.toISOString() })
    .where('code_index', '=', code_index)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n ? known.id : null;
}
