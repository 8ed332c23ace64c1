import { type Kysely, sql } from 'kysely';

/** The mail about joined records is also about codes and accounts now, so it has another name. Mails that wait are sent under it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update outbox set template = 'readers-changed' where template = 'records-joined'`.execute(db);
}
