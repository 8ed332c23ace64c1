import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

/** All records of a person: the given one, the one that it was joined to, and those that were joined to the same. */
export async function joinedRecordsOf(db: Kysely<Tables>, person: string): Promise<string[]> {
  const main = db
    .selectFrom('persons as known')
    .select((known) => known.fn.coalesce('known.joined_to', 'known.id').as('main'))
    .where('known.id', '=', person);
  const rows = await db
    .selectFrom('persons')
    .select('id')
    .where(({ fn }) => fn.coalesce('persons.joined_to', 'persons.id'), 'in', main)
    .execute();
  return rows.length > 0 ? rows.map(({ id }) => id) : [person];
}

/** Whether there is a record with this id. */
export const isPerson = async (db: Kysely<Tables>, id: string): Promise<boolean> =>
  (await db.selectFrom('persons').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
