import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { isKept, type ScopedOrder } from './order-scope.server.ts';
import type { ReportReader } from './report-reader.ts';

/**
 * Returns the first collection and the last arrival of an order's specimens, and the laboratory's notes about them. Specimens of reports
 * that are hidden from the reader are left out, because even the time of a second tube would reveal such a report.
 */
export async function specimenFacts(
  transaction: Transaction<Tables>,
  { needs, reader }: { needs: AccountNeeds; reader: ReportReader },
  order: ScopedOrder,
) {
  const reports = await transaction
    .selectFrom('reports')
    .select(['id', 'needs_counseling'])
    .where('order_id', '=', order.id)
    .execute();
  const visible = reports.filter((report) => !isKept(needs, reader, order, report)).map(({ id }) => id);
  const specimens = await transaction
    .selectFrom('specimens')
    .select(['collected_at', 'received_at', 'condition'])
    .where('order_id', '=', order.id)
    .$if(visible.length < reports.length, (query) =>
      query.where(
        'id',
        'in',
        transaction
          .selectFrom('report_versions')
          .select('specimen')
          .where('report', 'in', visible)
          .where('specimen', 'is not', null)
          .$narrowType<{ specimen: string }>(),
      ),
    )
    .execute();
  const instants = (name: 'collected_at' | 'received_at') => specimens.flatMap((one) => one[name] ?? []).toSorted();
  return {
    collectedAt: instants('collected_at')[0] ?? null,
    receivedAt: instants('received_at').at(-1) ?? null,
    conditions: [...new Set(specimens.flatMap(({ condition }) => condition ?? []))],
  };
}
