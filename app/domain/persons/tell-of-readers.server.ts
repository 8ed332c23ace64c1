import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import { comparedEmail } from '../accounts/email-address.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { ownAccounts } from './own-accounts.server.ts';
import { emailOfPerson } from './sealed-person.server.ts';

/** A change that brings a person's results to other readers: records that are joined or separated, a code at the desk, or a bound account. */
export type ReaderChange = 'joined' | 'separated' | 'code' | 'bound';

/**
 * Notifies the contacts of the records and the person's own accounts of a change of readers, each address once. Without this mail, a staff
 * member who knows a birth date could read a person's results unnoticed. The account that now reads (`by`) gets no mail.
 */
export async function tellOfReaders(
  transaction: Transaction<Tables>,
  { vault, now }: Pick<AccountNeeds, 'vault' | 'now'>,
  change: ReaderChange,
  records: readonly string[],
  by?: string,
): Promise<void> {
  const persons = await transaction
    .selectFrom('persons')
    .select(['id', 'email', 'locale'])
    .where('id', 'in', records)
    .where('deceased_at', 'is', null)
    .execute();
  const own = await ownAccounts(transaction, records);
  const accounts = await Promise.all(own.map(({ account }) => findAccount(transaction, vault, account)));
  const contacts = persons.map((person) => ({ email: emailOfPerson(vault, person), locale: person.locale }));
  const reader = by === undefined ? null : await findAccount(transaction, vault, by);
  const notified = new Set(reader ? [comparedEmail(reader.email)] : []);
  for (const reached of [...contacts, ...accounts]) {
    if (!reached?.email || notified.has(comparedEmail(reached.email))) continue;
    notified.add(comparedEmail(reached.email));
    const mail = { key: `readers-changed ${newId()}`, template: 'readers-changed', locale: reached.locale } as const;
    await enqueueMail(
      transaction,
      vault,
      { ...mail, to: reached.email, details: { at: now.toISOString(), change } },
      now,
    );
  }
}
