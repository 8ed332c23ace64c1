import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { disclosureOf } from '../release/disclosure.ts';
import { gateReaderOf, type ScopedOrder, scopedOrders } from './order-scope.server.ts';
import type { ReadObservation } from './report-changes.ts';
import type { ReportReader } from './report-reader.ts';
import { WITHDRAWN } from './report-versions.server.ts';
import type { TrendValue } from './trend-barriers.ts';

/** The maximum number of rows to read, newest first: ten years of a panel with twenty values, four times a year. */
const MOST_ROWS = 800;

/**
 * Reads earlier values of a report's analytes, from reports that its reader may see by the same gate and scope as in `readReport`. Values
 * of the same exam with the same name are included too, because a code may have changed; the trend marks them and does not connect them. A
 * link has no history, because it opens one order.
 */
export async function measurementHistory(
  transaction: Transaction<Tables>,
  { needs, reader }: { needs: AccountNeeds; reader: ReportReader },
  { person, report, exam }: ScopedOrder & { report: string; exam: string | null },
  observations: readonly ReadObservation[],
): Promise<TrendValue[]> {
  if (reader.kind === 'link' || observations.length === 0) return [];
  const codes = [...new Set(observations.map(({ code }) => code))];
  const names = [...new Set(observations.map(({ name }) => name))];
  const rows = await scopedOrders(transaction, reader, needs.now)
    .innerJoin('reports', 'reports.order_id', 'orders.id')
    .innerJoin('report_versions', (join) =>
      join
        .onRef('report_versions.report', '=', 'reports.id')
        .onRef('report_versions.version', '=', 'reports.released_version'),
    )
    .innerJoin('observations', (join) =>
      join
        .onRef('observations.report', '=', 'reports.id')
        .onRef('observations.version', '=', 'reports.released_version'),
    )
    .leftJoin('specimens', 'specimens.id', 'report_versions.specimen')
    .select(['reports.id as report', 'reports.status', 'reports.released_version'])
    .select(['reports.needs_counseling', 'reports.counseled_at', 'report_versions.issued_at'])
    .select(['specimens.type as specimen', 'specimens.collected_at', 'observations.observed_at'])
    .select(['observations.code', 'observations.value', 'observations.unit', 'observations.reference_range'])
    .select(['observations.name', 'observations.method'])
    .where('orders.person', '=', person)
    .where('reports.id', '<>', report)
    .where((where) =>
      where.or([
        where('observations.code', 'in', codes),
        ...(exam === null
          ? []
          : [where.and([where('reports.exam', '=', exam), where('observations.name', 'in', names)])]),
      ]),
    )
    .where('observations.status', 'not in', WITHDRAWN)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('observations.report')
    .orderBy('observations.position')
    .limit(MOST_ROWS)
    .execute();
  // The gate decrypts the birth date, so it is asked once for each order, and not for each value.
  const byOrder = [...Map.groupBy(rows, ({ id }) => id).values()];
  const shown = byOrder.flatMap((values) => {
    const gateReader = values[0] && gateReaderOf(needs, reader, values[0]);
    return gateReader ? values.filter((row) => disclosureOf('trend', row, gateReader) === 'value') : [];
  });
  return shown.map(({ collected_at, observed_at, issued_at, reference_range: range, ...row }) => ({
    ...{ report: row.report, at: collected_at ?? observed_at ?? issued_at, code: row.code, name: row.name },
    ...{ value: row.value, unit: row.unit, range, method: row.method, specimen: row.specimen },
  }));
}
