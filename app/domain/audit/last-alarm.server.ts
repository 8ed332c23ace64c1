import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

/** Long enough that an owner who comes back from a long weekend still sees it. */
const SHOWN_DAYS = 7;

/** Returns the last alarm of the audit log while it is recent. */
export async function lastAlarm(db: Kysely<Tables>, now: Date): Promise<{ at: string; reason: string } | null> {
  const last = await db
    .selectFrom('audit')
    .select(['at', 'reason'])
    .where('action', '=', 'alarm.raised')
    .where('at', '>', new Date(now.getTime() - SHOWN_DAYS * 86_400_000).toISOString())
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.reason ? { at: last.at, reason: last.reason } : null;
}
