import { type Kysely, sql } from 'kysely';

/** How laboratory systems prove who they are: a key with its predecessor, or a public key; their access tokens; and what they sent as FHIR. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('senders')
    .addColumn('credential', 'text', (column) => column.check(sql`credential = 'signature'`))
    .execute();
  for (const column of ['old_key_hash', 'old_key_until', 'public_key', 'old_public_key'])
    await db.schema.alterTable('senders').addColumn(column, 'text').execute();
  await db.schema.createIndex('senders_old_key').unique().on('senders').column('old_key_hash').execute();
  await db.schema
    .createTable('sender_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('sender', 'text', (column) => column.notNull().references('senders.id'))
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sender_assertions')
    .addColumn('sender', 'text', (column) => column.notNull().references('senders.id'))
    .addColumn('jti_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sender_assertions_key', ['sender', 'jti_hash'])
    .execute();
  await messages(db);
}

async function messages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('messages_in')
    .addColumn('format', 'text', (column) => column.check(sql`format = 'fhir'`))
    .execute();
  // The entries of a batch share the bytes of the first one.
  await db.schema
    .alterTable('messages_in')
    .addColumn('body_of', 'text', (column) => column.references('messages_in.id'))
    .execute();
  await db.schema.alterTable('messages_in').addColumn('entry', 'integer').execute();
  await db.schema.createIndex('messages_in_of_sender').on('messages_in').columns(['sender', 'received_at']).execute();
}
