import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

/** All records of a person: the given one, the one that it was joined to, and those that were joined to the same. */
export async function joinedRecordsOf(db: Kysely<Tables>, person: string): Promise<string[]> {
  const rows = await joinedRecordsQuery(db, person).execute();
  return rows.length > 0 ? rows.map(({ id }) => id) : [person];
}

/** Returns the query for the ids of `joinedRecordsOf`, for use in another query. It finds nothing for an unknown person. */
export const joinedRecordsQuery = (db: Kysely<Tables>, person: string) =>
  db
    .selectFrom('persons')
    .select('persons.id')
    .where(
      ({ fn }) => fn.coalesce('persons.joined_to', 'persons.id'),
      'in',
      ({ selectFrom }) =>
        selectFrom('persons as known')
          .select(({ fn }) => fn.coalesce('known.joined_to', 'known.id').as('main'))
          .where('known.id', '=', person),
    );

/** Whether there is a record with this id. */
export const isPerson = async (db: Kysely<Tables>, id: string): Promise<boolean> =>
  (await db.selectFrom('persons').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
