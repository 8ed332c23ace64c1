import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import { comparedEmail } from '../accounts/email-address.ts';
import { newId } from '../accounts/tokens.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { emailOfPerson } from './sealed-person.server.ts';

/** Tells the contacts of both records and the person's own accounts, each address once: a join brings results to other readers. */
export async function tellOfJoin(
  transaction: Transaction<Tables>,
  { vault, now }: Pick<AccountNeeds, 'vault' | 'now'>,
  change: 'joined' | 'separated',
  records: readonly string[],
): Promise<void> {
  const persons = await transaction
    .selectFrom('persons')
    .select(['id', 'email', 'locale'])
    .where('id', 'in', records)
    .where('deceased_at', 'is', null)
    .execute();
  const bonds = await transaction
    .selectFrom('account_persons')
    .select('account')
    .where('person', 'in', records)
    .where('relation', '=', 'self')
    .where('ended_at', 'is', null)
    .execute();
  const accounts = await Promise.all(bonds.map(({ account }) => findAccount(transaction, vault, account)));
  const contacts = persons.map((person) => ({ email: emailOfPerson(vault, person), locale: person.locale }));
  const told = new Set<string>();
  for (const reached of [...contacts, ...accounts]) {
    if (!reached?.email || told.has(comparedEmail(reached.email))) continue;
    told.add(comparedEmail(reached.email));
    const mail = { key: `records-joined ${newId()}`, template: 'records-joined', locale: reached.locale } as const;
    await enqueueMail(
      transaction,
      vault,
      { ...mail, to: reached.email, details: { at: now.toISOString(), change } },
      now,
    );
  }
}
