import type { Kysely } from 'kysely';

/** Finds the one-time links of an order, which belong to no account: a new link ends the older ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('one_time_links').addColumn('subject_index', 'text').execute();
  await db.schema
    .createIndex('one_time_links_of_subject')
    .on('one_time_links')
    .columns(['subject_index', 'purpose'])
    .execute();
}
