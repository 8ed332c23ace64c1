import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { addDays, type CalendarDate } from '../laboratory/opening-hours.ts';

/** The authorization of the form promises it. */
const KEPT_DAYS = 90;
/** A transaction of this size does not hold the audit log for long. */
const MAX_AT_ONCE = 50;

/** Deletes visits 90 days after their day, whatever became of them. Returns how many. A job of the process calls it daily. */
export async function deleteOldVisits(db: Kysely<Tables>, today: CalendarDate, now: Date): Promise<number> {
  const before = addDays(today, -KEPT_DAYS);
  let deleted = 0;
  for (;;) {
    const some = await deleteSome(db, before, now);
    deleted += some;
    if (some < MAX_AT_ONCE) break;
  }
  await db.deleteFrom('visit_days').where('day', '<', before).execute();
  return deleted;
}

const deleteSome = (db: Kysely<Tables>, before: CalendarDate, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('home_visits')
      .select('id')
      .where('day', '<', before)
      .orderBy('day')
      .limit(MAX_AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const gone = await transaction.deleteFrom('home_visits').where('id', 'in', ids).returning('id').execute();
    for (const { id } of gone) {
      const event = {
        action: 'visit.deleted',
        actor: { kind: 'system', id: null },
        role: null,
        subject: null,
        object: { kind: 'visit', id },
        outcome: 'done',
        reason: 'retention',
      } as const;
      await appendAudit(transaction, event, { request: null, session: null, client: null }, now);
    }
    return ids.length;
  });
