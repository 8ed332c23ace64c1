import type { Kysely } from 'kysely';

/** Creates the test catalog. A code is permanent and an address leads to one exam; the constraints enforce both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exams')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
}
