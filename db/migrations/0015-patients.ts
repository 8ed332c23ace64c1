import type { Kysely } from 'kysely';

/** The codes that bind a patient's account to a person, and the codes that confirm a new device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('binding_codes')
    .addColumn('code_index', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id'))
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('binding_codes_of_person').on('binding_codes').column('person').execute();
  await db.schema
    .createTable('device_codes')
    .addColumn('session', 'text', (column) => column.primaryKey().references('sessions.id'))
    .addColumn('code_index', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
}
