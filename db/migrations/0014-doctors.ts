import { type Kysely, sql } from 'kysely';

/** The applications of doctors, and what each doctor has read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('doctor_applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.unique().references('accounts.id'))
    .addColumn('email_index', 'text', (column) => column.notNull())
    .addColumn('document_index', 'text', (column) => column.notNull())
    .addColumn('registration_index', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('es', 'en')`))
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(sql`state in ('unconfirmed', 'received', 'asked-for-more', 'approved', 'refused', 'suspended')`),
    )
    .addColumn('reason', 'text')
    .addColumn('authorization_version', 'text', (column) => column.notNull())
    .addColumn('authorization_hash', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('waits_since', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text', (column) => column.references('accounts.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    // Without an account there is no application to decide about.
    .addCheckConstraint('doctor_applications_account', sql`(state = 'unconfirmed') = (account is null)`)
    .execute();
  await db.schema
    .createIndex('doctor_applications_by_state')
    .on('doctor_applications')
    .columns(['state', 'waits_since'])
    .execute();
  // One professional registration opens the orders of one account.
  await db.schema
    .createIndex('doctor_applications_registration')
    .unique()
    .on('doctor_applications')
    .column('registration_index')
    .where(sql.ref('state'), 'in', sql`('approved', 'suspended')`)
    .execute();
  await db.schema
    .createTable('doctor_reads')
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('report', 'text', (column) => column.notNull().references('reports.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('doctor_reads_key', ['account', 'report', 'version'])
    .execute();
}
