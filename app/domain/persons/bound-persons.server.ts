import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { isMinor, wasMinor } from './majority.ts';
import { birthDateOfPerson } from './sealed-person.server.ts';

interface Clock {
  db: Kysely<Tables>;
  now: Date;
}

/** Whether an account reads anybody's results: its owner's own, or those of a person who granted it access. */
export const isBound = async (clock: Clock, account: string): Promise<boolean> =>
  (await openBonds(clock, account).executeTakeFirst()) !== undefined;

/**
 * The persons that an account is bound to as the person themselves. A minor's account is most often a parent's, so a bond of one counts only
 * from the 18th birthday on, and only if it was proved after it: before, it shows no access log and gives nobody else access. Nor does one of a
 * person who has died.
 */
export async function ownPersons(
  { vault, timeZone, ...clock }: Clock & Pick<AccountNeeds, 'vault' | 'timeZone'>,
  account: string,
): Promise<string[]> {
  const own = openBonds(clock, account).where('relation', '=', 'self');
  const rows = await own
    .innerJoin('persons', 'persons.id', 'account_persons.person')
    .select(['persons.id', 'persons.birth_date', 'account_persons.since'])
    .where('persons.deceased_at', 'is', null)
    .execute();
  const isAdults = (row: (typeof rows)[number]): boolean => {
    const born = birthDateOfPerson(vault, row);
    return !isMinor(born, clock.now, timeZone) && !wasMinor(born, [row.since], timeZone);
  };
  return rows.filter(isAdults).map(({ id }) => id);
}

const openBonds = ({ db, now }: Clock, account: string) =>
  db
    .selectFrom('account_persons')
    .select('person')
    .where('account', '=', account)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now.toISOString())]));
