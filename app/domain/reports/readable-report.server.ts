import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { isKept, scopedOrders } from './order-scope.server.ts';
import { standingOfReport } from './report-standing.ts';

/** Finds a report that this doctor may read now (`isKept`, `standingOfReport`); null if there is none. */
export async function findReadableReport(
  transaction: Transaction<Tables>,
  needs: AccountNeeds,
  account: string,
  report: string,
) {
  const reader = { kind: 'doctor', account } as const;
  const row = await scopedOrders(transaction, reader, needs.now)
    .innerJoin('reports', 'reports.order_id', 'orders.id')
    .select(['orders.number', 'persons.document', 'reports.released_version', 'reports.status'])
    .select(['reports.needs_counseling', 'reports.counseled_at'])
    .where('reports.id', '=', report)
    .executeTakeFirst();
  if (!row || isKept(needs, reader, row, row) || standingOfReport(row) !== 'ready') return null;
  const { released_version, ...rest } = row;
  return released_version === null ? null : { ...rest, released_version };
}

/**
 * Marks all doctors' summaries of an order as stale, because no trigger watches `doctor_reads`. A stale row counts nothing until it is
 * recounted, as in migration 0025.
 */
export const markSummariesStale = (transaction: Transaction<Tables>, order: string) =>
  transaction
    .updateTable('doctor_orders')
    .set({ stale: 1, listed: 0, unread: 0, critical: 0, abnormal: 0, news_at: null })
    .where('order_id', '=', order)
    .execute();
