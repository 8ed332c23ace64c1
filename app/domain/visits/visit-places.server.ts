import { type Kysely, sql, type Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { VisitWindow } from '../laboratory/laboratory.ts';
import type { CalendarDate } from '../laboratory/opening-hours.ts';
import { placeTaking } from './visit-states.ts';
import { type Taken, windowKey } from './visit-windows.ts';

/** How many visits the windows of these days have. */
export async function takenPlaces(db: Kysely<Tables>, from: CalendarDate, to: CalendarDate): Promise<Taken> {
  const rows = await db
    .selectFrom('home_visits')
    .select(['day', 'time_window', ({ fn }) => fn.countAll().as('taken')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('state', 'in', placeTaking)
    .groupBy(['day', 'time_window'])
    .execute();
  const counted = new Map(rows.map((row) => [`${row.day} ${row.time_window}`, Number(row.taken)]));
  return (day, key) => counted.get(`${day} ${key}`) ?? 0;
}

/**
 * Whether a window of a day has room for this visit. It changes the row of the day first: of two transactions that take the last place, the
 * second one waits, and then counts the first one's visit.
 */
export async function hasRoom(
  transaction: Transaction<Tables>,
  windows: readonly VisitWindow[],
  { id, day, window }: { id: string; day: CalendarDate; window: string },
): Promise<boolean> {
  const most = windows.find((one) => windowKey(one) === window)?.visits ?? 0;
  await transaction
    .insertInto('visit_days')
    .values({ day, changes: 1 })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ changes: sql`visit_days.changes + 1` }))
    .execute();
  const { taken } = await transaction
    .selectFrom('home_visits')
    .select(({ fn }) => fn.countAll().as('taken'))
    .where('day', '=', day)
    .where('time_window', '=', window)
    .where('state', 'in', placeTaking)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return Number(taken) < most;
}
