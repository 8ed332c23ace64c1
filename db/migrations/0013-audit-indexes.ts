import type { Kysely } from 'kysely';

/** Finds events by account, record, action, and time, for the panel's audit log and for a member's last sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['actor', 'object', 'action', 'at'])
    await db.schema.createIndex(`audit_of_${column}`).on('audit').columns([column, 'seq']).execute();
}
