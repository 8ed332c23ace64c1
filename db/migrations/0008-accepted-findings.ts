import type { Kysely } from 'kysely';

/** Creates the list of findings of the catalog checks that the laboratory accepts, each for one sentence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accepted_findings')
    .addColumn('exam', 'text', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('sentence_hash', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('accepted_findings_key', ['exam', 'rule', 'sentence_hash'])
    .execute();
}
