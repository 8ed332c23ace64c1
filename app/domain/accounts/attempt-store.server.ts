import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { type AttemptRule, countedAttempt, nextAllowed } from './attempt-rules.ts';

/**
 * Counts an attempt before the protected action, or refuses it. Returns null if the attempt may proceed, or the instant from which it may.
 * A compare-and-swap in the database makes the count exact across all processes: if two attempts read the same count, one of them counts
 * again.
 */
export async function countAttempt(
  db: Kysely<Tables>,
  key: string,
  rule: AttemptRule,
  now: Date,
): Promise<Date | null> {
  for (;;) {
    const row = await db.selectFrom('attempts').selectAll().where('key', '=', key).executeTakeFirst();
    const before = row ? { count: row.count, firstAt: new Date(row.first_at), lastAt: new Date(row.last_at) } : null;
    const wait = nextAllowed(before, rule, now);
    if (wait) return wait;
    const { count, firstAt, lastAt } = countedAttempt(before, rule, now);
    const next = { count, first_at: firstAt.toISOString(), last_at: lastAt.toISOString() };
    const written = row
      ? await db
          .updateTable('attempts')
          .set(next)
          .where('key', '=', key)
          .where('count', '=', row.count)
          .where('first_at', '=', row.first_at)
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => numUpdatedRows)
      : await db
          .insertInto('attempts')
          .values({ key, ...next })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows ?? 0n);
    if (written === 1n) return null;
  }
}

/** Resets a counter after a success. */
export const clearAttempts = async (db: Kysely<Tables>, key: string): Promise<void> =>
  void (await db.deleteFrom('attempts').where('key', '=', key).execute());

/** Deletes counters whose last attempt is before an instant, because no rule reads them any longer. */
export const sweepAttempts = async (db: Kysely<Tables>, before: Date): Promise<void> =>
  void (await db.deleteFrom('attempts').where('last_at', '<', before.toISOString()).execute());
