import { type Kysely, sql, type Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { DoctorCounts, DoctorReader, OrdersQuery } from './doctor-order.ts';

/** The number of orders on one page of the list. */
export const ORDERS_A_PAGE = 40;

/** Returns the base query of the list. SQLite uses a partial index only if the query repeats the index's condition literally. */
const listedOf = (
  db: Kysely<Tables>,
  { index }: DoctorReader,
  { filter, since }: Pick<OrdersQuery, 'filter' | 'since'>,
  meant: readonly string[] | null,
) =>
  db
    .selectFrom('doctor_orders')
    .where('reader', '=', index)
    .where(sql<boolean>`listed = 1`)
    .$if(meant !== null, (query) => query.where('order_id', 'in', meant?.length ? meant : ['']))
    .$if(filter === 'unread', (query) => query.where(sql<boolean>`unread > 0`))
    .$if(filter === 'critical', (query) => query.where(sql<boolean>`critical > 0`))
    .$if(filter === 'abnormal', (query) => query.where(sql<boolean>`abnormal > 0`))
    .$if(filter === 'recent', (query) => query.where('latest_at', '>=', since).where('news_at', 'is not', null));

/**
 * Counts the orders of all filters in one pass over the list, which is faster than one query per filter (decision 0067). The conditions are
 * those of `listedOf`.
 */
export async function countOrders(
  db: Kysely<Tables>,
  reader: DoctorReader,
  since: string,
  meant: readonly string[] | null = null,
) {
  const row = await listedOf(db, reader, { filter: 'all', since }, meant)
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere('unread', '>', 0).as('unread'),
      fn.countAll().filterWhere('critical', '>', 0).as('critical'),
      fn.countAll().filterWhere('abnormal', '>', 0).as('abnormal'),
      fn.countAll().filterWhere('latest_at', '>=', since).filterWhere('news_at', 'is not', null).as('recent'),
      fn.max('latest_at').as('latest'),
    ])
    .executeTakeFirstOrThrow();
  const counts: DoctorCounts = {
    all: Number(row.all),
    unread: Number(row.unread),
    critical: Number(row.critical),
    abnormal: Number(row.abnormal),
    recent: Number(row.recent),
  };
  return { counts, revision: [counts.all, counts.critical, counts.abnormal, row.latest ?? ''].join(' ') };
}

/** A page of the list, in the asked order. */
export const pageOf = (
  transaction: Transaction<Tables>,
  reader: DoctorReader,
  { filter, sort, page, since }: Omit<OrdersQuery, 'search'>,
  meant: readonly string[] | null,
) =>
  listedOf(transaction, reader, { filter, since }, meant)
    .select(['order_id', 'part', 'latest_at', 'critical', 'abnormal'])
    .$if(sort === 'urgent', (query) => query.orderBy('critical', 'desc').orderBy('abnormal', 'desc'))
    .orderBy('latest_at', sort === 'oldest' ? 'asc' : 'desc')
    .orderBy('order_id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(ORDERS_A_PAGE)
    .offset((page - 1) * ORDERS_A_PAGE)
    .execute();

export type SummaryRow = Awaited<ReturnType<typeof pageOf>>[number];
