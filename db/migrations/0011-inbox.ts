import { type Kysely, sql } from 'kysely';

/** The messages that visitors leave with the laboratory, and the replies to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inbox_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('es', 'en')`))
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('authorization_version', 'text', (column) => column.notNull())
    .addColumn('authorization_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('new', 'answered', 'closed')`))
    .addColumn('assigned', 'text', (column) => column.references('accounts.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addCheckConstraint('inbox_messages_reply', sql`email is not null or phone is not null`)
    .execute();
  await db.schema
    .createIndex('inbox_messages_by_state')
    .on('inbox_messages')
    .columns(['state', 'received_at'])
    .execute();
  await db.schema
    .createTable('inbox_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message', 'text', (column) => column.notNull().references('inbox_messages.id'))
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('via', 'text', (column) => column.notNull().check(sql`via in ('email', 'phone')`))
    .execute();
  await db.schema.createIndex('inbox_replies_of_message').on('inbox_replies').columns(['message', 'sent_at']).execute();
}
