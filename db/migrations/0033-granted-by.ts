import { type Kysely, sql } from 'kysely';

/** The account that gave another one access to a person's results: what ends that account's own access ends what it gave, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account_persons')
    .addColumn('granted_by', 'text', (column) => column.references('accounts.id'))
    .execute();
  // The event of a grant has the instant of its row.
  await sql`update account_persons set granted_by = (
    select audit.actor from audit
    where audit.action = 'proxy.granted' and audit.subject = account_persons.person
      and audit.object = account_persons.account and audit.at = account_persons.since
    limit 1
  ) where proof = 'granted'`.execute(db);
  await db.schema.createIndex('account_persons_granted_by').on('account_persons').column('granted_by').execute();
}
