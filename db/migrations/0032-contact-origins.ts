import { type Kysely, sql } from 'kysely';

/**
 * The sender whose message brought a person's contact, and when reception last recorded it. For the persons on file, the audit log knows
 * whose contact reception has recorded; every other one came with the person's first order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('persons')
    .addColumn('contact_sender', 'text', (column) => column.references('senders.id'))
    .execute();
  await db.schema.alterTable('persons').addColumn('contact_recorded_at', 'text').execute();
  await sql`update persons set contact_recorded_at = (
    select max(at) from audit where action = 'person.contact-changed' and subject = persons.id
  )`.execute(db);
  await sql`update persons set contact_sender = (
    select sender from orders where orders.person = persons.id and orders.sender <> 'panel' order by created_at limit 1
  ) where email is not null and contact_recorded_at is null`.execute(db);
}
