import type { Kysely } from 'kysely';

import type { ObservationsTable, ReportsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';

interface Asked {
  report: ReportsTable;
  one: Pick<ObservationsTable, 'code' | 'code_system' | 'unit'>;
  /** The instant before which a result is too old to compare. */
  since: string;
}

/**
 * The last final value of the same person with the same code, unit, and exam, released or not: a correction that waits still counts. The method follows from the exam: a sender with two methods
 * sends two exams. Null: none in this time.
 */
export async function earlierValue(
  db: Kysely<Tables>,
  { report, one: { code, code_system, unit }, since }: Asked,
): Promise<string | null> {
  const found = await db
    .selectFrom('observations')
    .innerJoin('reports', (join) =>
      join.onRef('reports.id', '=', 'observations.report').onRef('reports.latest_version', '=', 'observations.version'),
    )
    .innerJoin('orders', 'orders.id', 'reports.order_id')
    .select('observations.value')
    .where('orders.person', '=', (where) =>
      where.selectFrom('orders as own').select('own.person').where('own.id', '=', report.order_id),
    )
    .where('reports.id', '<>', report.id)
    .where('reports.status', 'in', ['final', 'corrected'])
    .where('reports.exam', '=', report.exam)
    .where('orders.placed_at', '>=', since)
    .where('observations.code', '=', code)
    .where('observations.code_system', '=', code_system)
    .where('observations.unit', '=', unit)
    .where('observations.status', 'not in', ['D', 'W', 'X'])
    .orderBy('orders.placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.value ?? null;
}
