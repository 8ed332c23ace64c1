import type { Kysely } from 'kysely';

/** Two records of one person that were joined, a person who has died, and results that were handed to a relative. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('persons')
    .addColumn('joined_to', 'text', (column) => column.references('persons.id'))
    .execute();
  await db.schema.alterTable('persons').addColumn('deceased_at', 'text').execute();
  await db.schema.createIndex('persons_joined').on('persons').column('joined_to').execute();
  await db.schema
    .createTable('relative_handovers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id'))
    .addColumn('relation', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('relative_handovers_of_person').on('relative_handovers').column('person').execute();
}
