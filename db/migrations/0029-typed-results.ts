import type { Kysely } from 'kysely';

/** Results that somebody of the laboratory typed: they are messages, too, and name the account that typed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('messages_in')
    .addColumn('typed_by', 'text', (column) => column.references('accounts.id'))
    .execute();
}
