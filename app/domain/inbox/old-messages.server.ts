import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { appendAudit } from '../audit/audit-log.server.ts';

/** The privacy policy promises it. */
const KEPT_MONTHS = 12;
/** A transaction this size does not hold the audit log for long. */
const BATCH = 50;

/** The instant a year before: what was received earlier is deleted. */
function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - KEPT_MONTHS);
  return since;
}

/** Deletes messages with their replies twelve months after they were received. Returns how many. A job of the process calls it daily. */
export async function deleteOldMessages(db: Kysely<Tables>, now: Date): Promise<number> {
  const before = keptSince(now).toISOString();
  let deleted = 0;
  for (;;) {
    const batch = await deleteBatch(db, before, now);
    deleted += batch;
    if (batch < BATCH) return deleted;
  }
}

const deleteBatch = (db: Kysely<Tables>, before: string, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('inbox_messages')
      .select('id')
      .where('received_at', '<', before)
      .orderBy('received_at')
      .limit(BATCH)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await transaction.deleteFrom('inbox_replies').where('message', 'in', ids).execute();
    const gone = await transaction.deleteFrom('inbox_messages').where('id', 'in', ids).returning('id').execute();
    for (const { id } of gone) {
      const event = {
        action: 'inbox.deleted',
        actor: { kind: 'system', id: null },
        role: null,
        subject: null,
        object: { kind: 'inbox-message', id },
        outcome: 'done',
        reason: 'retention',
      } as const;
      await appendAudit(transaction, event, { request: null, session: null, client: null }, now);
    }
    return ids.length;
  });
