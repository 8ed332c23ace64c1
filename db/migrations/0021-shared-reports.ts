import type { Kysely } from 'kysely';

/** The verification codes of PDF files, and the links by which patients share a report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_codes')
    .addColumn('code_index', 'text', (column) => column.primaryKey())
    .addColumn('report', 'text', (column) => column.notNull().references('reports.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('report_shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('report', 'text', (column) => column.notNull().references('reports.id'))
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('passcode_hash', 'text', (column) => column.notNull())
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema.createIndex('report_shares_of_account').on('report_shares').columns(['account', 'report']).execute();
}
