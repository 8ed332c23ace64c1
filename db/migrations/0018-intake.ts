import { type Kysely, sql } from 'kysely';

/** What the intake of messages remembers: where a message waits, the codes of senders, corrections of messages, and attached documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await columns(db);
  await senderCodes(db);
  await db.schema
    .createTable('message_edits')
    .addColumn('message', 'text', (column) => column.notNull().references('messages_in.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('segment', 'integer', (column) => column.notNull())
    .addColumn('field', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('message_edits_key', ['message', 'number'])
    .execute();
  await db.schema
    .createTable('attachments')
    .addColumn('report', 'text', (column) => column.notNull().references('reports.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull().check(sql`media_type = 'application/pdf'`))
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attachments_key', ['report', 'content'])
    .execute();
}

async function columns(db: Kysely<unknown>): Promise<void> {
  for (const column of ['mllp', 'certificate'])
    await db.schema.alterTable('senders').addColumn(column, 'text').execute();
  for (const column of ['place', 'about', 'person', 'reviewed_at'])
    await db.schema.alterTable('messages_in').addColumn(column, 'text').execute();
  for (const column of ['unplaced', 'attempts'])
    await db.schema.alterTable('messages_in').addColumn(column, 'integer').execute();
  await db.schema.alterTable('observations').addColumn('attachment', 'text').execute();
  // The messages that wait for one code of one sender are placed together.
  await db.schema
    .createIndex('messages_in_about')
    .on('messages_in')
    .columns(['sender', 'about'])
    .where(sql<boolean>`about is not null`)
    .execute();
}

async function senderCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sender_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sender', 'text', (column) => column.notNull().references('senders.id'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('exam', 'unit')`))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('meaning', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .execute();
  await db.schema
    .createIndex('sender_codes_in_force')
    .unique()
    .on('sender_codes')
    .columns(['sender', 'kind', 'code'])
    .where(sql<boolean>`ended_at is null`)
    .execute();
}
