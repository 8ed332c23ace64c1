import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';

import type { AccountPersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { comparedEmail } from '../accounts/email-address.ts';
import type { Vault } from '../accounts/vault.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { BINDING_CODE_DAYS, bindingCodeFrom, typedBindingCode } from './binding-code.ts';
import { addressFor, contactOfOrder } from './contact-on-file.server.ts';
import { comingOfAge, isMinor, wasMinor } from './majority.ts';
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
        ...{ code_index: codeIndexOf(vault, code), person, account },
        ...{ created_at: now.toISOString(), expires_at: expiresAt, used_at: null },
      })
      .execute();
    await tellOfReaders(transaction, needs, 'code', [person]);
    await appendAudit(
      transaction,
      {
        ...{ action: 'binding-code.created', actor: { kind: 'account', id: account }, role, subject: person },
        ...{ object: null, outcome: 'done', reason: null },
      },
      origin,
      now,
    );
    return { code, expiresAt };
  });
}

export type BindOutcome = { kind: 'bound' } | { kind: 'refused' } | { kind: 'wait'; until: Date };

/**
 * Binds an account to the person whose code and birth date these are. A wrong code, a code that is used or too old, and a wrong birth date get
 * the same answer. Tries are counted before anything is compared: by account, and by network for somebody with many accounts.
 */
export async function bindByCode(
  needs: AccountNeeds,
  account: string,
  { code: typed, birthDate }: { code: string; birthDate: string },
): Promise<BindOutcome> {
  const { db, vault, now, origin } = needs;
  for (const key of [`binding account ${account}`, `binding network ${origin.client ?? ''}`]) {
    const until = await countAttempt(db, vault.index('attempt', key), attemptRules.bindingCode, now);
    if (until) return { kind: 'wait', until };
  }
  const code = await countedCode(needs, typed);
  return db.transaction().execute(async (transaction): Promise<BindOutcome> => {
    const person = code && (await consumeCode(transaction, needs, code, birthDate));
    if (!person) {
      await appendAudit(transaction, eventOf('binding-code.refused', account, null), origin, now);
      return { kind: 'refused' };
    }
    await tellOfReaders(transaction, needs, 'bound', [person], account);
    await bind(transaction, needs, { account, person, proof: 'handed-code' });
    await appendAudit(transaction, eventOf('account.bound', account, person), origin, now);
    return { kind: 'bound' };
  });
}

/** The typed code, if its person still takes a birth date: another code brings no more tries. A code that nobody handed out is counted alike, so a refusal says nothing about codes. */
async function countedCode({ db, vault, now }: AccountNeeds, typed: string): Promise<string | null> {
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
 * The person of a code, if the birth date is theirs. Of several requests with one code, only one gets the person. A code that was handed over
 * for a minor is most often a parent's, and binds nobody once the person is of age.
 */
async function consumeCode(
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

/**
 * Binds an account to the person of an order, after the account's owner opened its result link with the birth date: the link went to the contact
 * on file, and the account's confirmed address must be that contact. False if it is another address, or a contact that is not good for this order.
 */
export const bindByContact = (needs: AccountNeeds, account: string, order: string): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const { vault, now, origin } = needs;
    const reached = await contactOfOrder(transaction, order);
    const contact = reached ? addressFor(needs, reached, reached) : null;
    const own = await findAccount(transaction, vault, account);
    if (!reached || !contact || !own || comparedEmail(contact) !== comparedEmail(own.email)) return false;
    const { person } = reached;
    await bind(transaction, needs, { account, person, proof: 'verified-contact' });
    await appendAudit(transaction, eventOf('account.bound', account, person), origin, now);
    return true;
  });

/**
 * Binds an account to a person, unless it is bound already; a code in the hand then replaces the contact on file as its proof, and a proof of
 * the adult one of childhood. Whoever holds the code or the contact of a minor is most often a parent, so the account reads as a proxy, until
 * the minor comes of age.
 */
export async function bind(
  transaction: Transaction<Tables>,
  { vault, now, timeZone }: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  { account, person, proof }: Pick<AccountPersonsTable, 'account' | 'person' | 'proof'>,
): Promise<void> {
  const row = await transaction
    .selectFrom('persons')
    .select(['id', 'birth_date'])
    .where('id', '=', person)
    .executeTakeFirstOrThrow();
  const born = birthDateOfPerson(vault, row);
  const adulthood = comingOfAge(born, timeZone);
  const until = now < adulthood ? adulthood.toISOString() : null;
  const relation = until === null ? 'self' : 'proxy';
  const bound = await transaction
    .selectFrom('account_persons')
    .select(['since', 'proof'])
    .where('account', '=', account)
    .where('person', '=', person)
    .where('relation', '=', relation)
    .where('until', until === null ? 'is' : '=', until)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const isBetter = bound?.proof === 'verified-contact' && proof === 'handed-code';
  const isAdults = until === null && bound !== undefined && wasMinor(born, [bound.since], timeZone);
  if (bound && (isBetter || isAdults))
    await transaction
      .updateTable('account_persons')
      .set({ proof, since: now.toISOString() })
      .where('account', '=', account)
      .where('person', '=', person)
      .where('since', '=', bound.since)
      .execute();
  if (bound) return;
  await transaction
    .insertInto('account_persons')
    .values({ account, person, relation, proof, since: now.toISOString(), until, ended_at: null })
    .execute();
}

const eventOf = (
  action: 'account.bound' | 'binding-code.refused',
  account: string,
  subject: string | null,
): AuditEvent => ({
  action,
  actor: { kind: 'account', id: account },
  role: 'patient',
  subject,
  object: { kind: 'account', id: account },
  outcome: action === 'account.bound' ? 'done' : 'refused',
  reason: null,
});
