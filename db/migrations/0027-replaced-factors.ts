import type { Kysely } from 'kysely';

/** The session that sets a second factor up, and the secret that will replace a confirmed one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['started_in', 'next_secret'])
    await db.schema.alterTable('second_factors').addColumn(column, 'text').execute();
}
