import type { Transaction } from 'kysely';

import type { AccountPersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { comparedEmail } from '../accounts/email-address.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { consumeCode, countedCode } from './binding-codes.server.ts';
import { addressFor, contactOfOrder } from './contact-on-file.server.ts';
import { comingOfAge, wasMinor } from './majority.ts';
import { birthDateOfPerson } from './sealed-person.server.ts';
import { tellOfReaders } from './tell-of-readers.server.ts';

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
 * Binds an account to a person. If it is bound already, a better proof replaces the stored one: a handed code that of the contact on file,
 * and a proof by the adult one from childhood. Whoever holds the code or the contact of a minor is most often a parent, so the account reads
 * as a proxy until the minor comes of age.
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
