import type { Kysely } from 'kysely';

/** The bytes of HL7 batches, whose messages are rows of their own; and the nickname that a person chose at the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sender', 'text', (column) => column.notNull().references('senders.id'))
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('messages_in')
    .addColumn('batch', 'text', (column) => column.references('message_batches.id'))
    .execute();
  await db.schema.alterTable('persons').addColumn('nickname', 'text').execute();
}
