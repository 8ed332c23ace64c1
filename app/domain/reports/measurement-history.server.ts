import type { ExpressionBuilder, Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { disclosedTo, type ScopedOrder, scopedOrders } from './order-scope.server.ts';
import type { ReadObservation } from './report-changes.ts';
import type { ReportReader } from './report-reader.ts';
import { WITHDRAWN } from './report-versions.server.ts';
import { MAX_MEASUREMENTS } from './result-trend.ts';
import type { TrendValue } from './trend-barriers.ts';

/** The maximum number of reports to look at, newest first: ten years of forty reports. */
const MAX_REPORTS = 400;

/** The report that a page shows, and when its specimen was collected. */
interface ShownReport extends ScopedOrder {
  report: string;
  exam: string | null;
  at: string;
}

/**
 * Reads the last values of a report's analytes before it, from reports that its reader may see by the same gate and scope as in
 * `readReport`. Values of the same exam with the same name are included too, because a code may have changed; the trend marks them and does
 * not connect them. A link has no history, because it opens one order.
 */
export async function measurementHistory(
  transaction: Transaction<Tables>,
  { needs, reader }: { needs: AccountNeeds; reader: ReportReader },
  shown: ShownReport,
  observations: readonly ReadObservation[],
): Promise<TrendValue[]> {
  if (reader.kind === 'link' || observations.length === 0) return [];
  const reports = await scopedOrders(transaction, reader, needs.now)
    .innerJoin('reports', 'reports.order_id', 'orders.id')
    .select(['reports.id as report', 'reports.status', 'reports.released_version'])
    .select(['reports.needs_counseling', 'reports.counseled_at'])
    .where('orders.person', '=', shown.person)
    .where('reports.id', '<>', shown.report)
    .where('reports.released_version', 'is not', null)
    .orderBy('orders.placed_at', 'desc')
    .limit(MAX_REPORTS)
    .execute();
  const open = reports.filter((row) => disclosedTo('trend', needs, reader, row) === 'value');
  if (open.length === 0) return [];
  return lastValues(
    transaction,
    open.map(({ report }) => report),
    shown,
    observations,
  );
}

/** The last values of each code and name: a trend shows no more, and a person may have hundreds. */
function lastValues(
  transaction: Transaction<Tables>,
  reports: readonly string[],
  { exam, at: until }: Pick<ShownReport, 'exam' | 'at'>,
  observations: readonly ReadObservation[],
): Promise<TrendValue[]> {
  const codes = [...new Set(observations.map(({ code }) => code))];
  const names = [...new Set(observations.map(({ name }) => name))];
  const ranked = transaction
    .selectFrom('reports')
    .innerJoin('orders', 'orders.id', 'reports.order_id')
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
    .select(['reports.id as report', 'orders.placed_at', 'observations.position', 'specimens.type as specimen'])
    .select(['observations.code', 'observations.name', 'observations.value', 'observations.unit'])
    .select(['observations.reference_range as range', 'observations.method'])
    .select((row) => momentOf(row).as('at'))
    .select(({ fn }) =>
      fn
        .agg<number>('rank')
        .over((over) =>
          over.partitionBy(['observations.code', 'observations.name']).orderBy((row) => momentOf(row), 'desc'),
        )
        .as('place'),
    )
    .where('reports.id', 'in', reports)
    .where((where) =>
      where.or([
        where('observations.code', 'in', codes),
        ...(exam === null
          ? []
          : [where.and([where('reports.exam', '=', exam), where('observations.name', 'in', names)])]),
      ]),
    )
    .where('observations.status', 'not in', WITHDRAWN)
    .where((row) => row(momentOf(row), '<=', until));
  return transaction
    .selectFrom(ranked.as('ranked'))
    .select(['report', 'at', 'code', 'name', 'value', 'unit', 'range', 'method', 'specimen'])
    .where('place', '<', MAX_MEASUREMENTS)
    .orderBy('placed_at', 'desc')
    .orderBy('report')
    .orderBy('position')
    .execute();
}

type Measured = ExpressionBuilder<
  Pick<Tables, 'specimens' | 'observations' | 'report_versions'>,
  'specimens' | 'observations' | 'report_versions'
>;

const momentOf = ({ fn }: Measured) =>
  fn.coalesce('specimens.collected_at', 'observations.observed_at', 'report_versions.issued_at');
