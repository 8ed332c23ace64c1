import { type Kysely, sql, type Transaction } from 'kysely';

import { isPostgres } from '../../../db/engine.ts';
import type { Tables } from '../../../db/tables.ts';
import type { DoctorReader } from './doctor-order.ts';
import { type DoctorPart, type SummarizedReport, summaryOfOrder } from './doctor-summary.ts';
import { WITHDRAWN } from './report-versions.server.ts';

/** The maximum number of rows that one request recounts, which is more than a laboratory releases for one doctor between two visits. */
const ROWS_AT_ONCE = 500;

/**
 * Adds the orders that patients share with this doctor, and recounts the orders that changed since the list was last read. Returns the
 * number of recounted rows.
 */
export const refreshSummaries = (db: Kysely<Tables>, reader: DoctorReader, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await takeOverShares(transaction, reader, now);
    return refreshStale(transaction, reader);
  });

/**
 * Recounts stale orders, newest first. Two simultaneous requests do not wait for each other: each takes the rows that the other has not
 * locked. A release that commits at the same time marks its row as stale again.
 */
async function refreshStale(transaction: Transaction<Tables>, reader: DoctorReader): Promise<number> {
  const stale = await transaction
    .selectFrom('doctor_orders')
    .select(['order_id', 'part'])
    .where('reader', '=', reader.index)
    .where(sql<boolean>`stale = 1`)
    .orderBy('latest_at', 'desc')
    .limit(ROWS_AT_ONCE)
    .$if(isPostgres(transaction), (query) => query.forUpdate().skipLocked())
    .execute();
  if (stale.length === 0) return 0;
  const ids = stale.map(({ order_id }) => order_id);
  const [named, reports] = [await namedParts(transaction, reader, ids), await reportsOf(transaction, reader, ids)];
  const placed = await transaction.selectFrom('orders').select(['id', 'placed_at']).where('id', 'in', ids).execute();
  for (const { id, placed_at } of placed) {
    const part = named.get(id) ?? 'share';
    const { isListed, newsAt, ...counts } = summaryOfOrder(part, reports.get(id) ?? []);
    await transaction
      .updateTable('doctor_orders')
      .set({ ...counts, part, listed: isListed ? 1 : 0, stale: 0, news_at: newsAt, latest_at: newsAt ?? placed_at })
      .where('reader', '=', reader.index)
      .where('order_id', '=', id)
      .execute();
  }
  return stale.length;
}

/** Returns the doctor's part in each order. If an order names the doctor twice, the ordering part counts. */
async function namedParts(transaction: Transaction<Tables>, { index }: DoctorReader, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('order_providers')
    .select((row) => ['order_id', row.fn.max('part').as('part')])
    .where('registration_index', '=', index)
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute();
  return new Map<string, DoctorPart>(rows.map(({ order_id, part }) => [order_id, part]));
}

async function reportsOf(transaction: Transaction<Tables>, { account }: DoctorReader, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('reports')
    .leftJoin('doctor_reads', (join) =>
      join
        .onRef('doctor_reads.report', '=', 'reports.id')
        .onRef('doctor_reads.version', '=', 'reports.released_version')
        .on('doctor_reads.account', '=', account),
    )
    .select(['reports.id', 'order_id', 'status', 'released_version', 'needs_counseling', 'counseled_at', 'read_at'])
    .select((row) =>
      row
        .selectFrom('report_events')
        .whereRef('report_events.report', '=', 'reports.id')
        .whereRef('report_events.version', '=', 'reports.released_version')
        .where('report_events.kind', '=', 'released')
        .select(({ fn }) => fn.max('report_events.at').as('at'))
        .as('released_at'),
    )
    .where('order_id', 'in', ids)
    .execute();
  const values = await valuesOf(transaction, ids);
  const reports = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...reports].map(([order, all]): [string, SummarizedReport[]] => [
      order,
      all.map(({ id, released_at, read_at, ...report }) => ({
        ...report,
        releasedAt: released_at,
        isRead: read_at !== null,
        values: values.get(id) ?? [],
      })),
    ]),
  );
}

async function valuesOf(transaction: Transaction<Tables>, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('reports')
    .innerJoin('observations', (join) =>
      join
        .onRef('observations.report', '=', 'reports.id')
        .onRef('observations.version', '=', 'reports.released_version'),
    )
    .select(['observations.report', 'value', 'unit', 'reference_range', 'flags'])
    .where('reports.order_id', 'in', ids)
    .where('observations.status', 'not in', WITHDRAWN)
    .execute();
  return Map.groupBy(rows, ({ report }) => report);
}

/** Returns the persons who currently share their results with an account. */
const personsSharedWith = async (db: Kysely<Tables>, account: string, now: Date): Promise<{ person: string }[]> =>
  db
    .selectFrom('account_persons')
    .innerJoin('persons', 'persons.id', 'account_persons.person')
    .select('person')
    .distinct()
    .where('persons.deceased_at', 'is', null)
    .where('account', '=', account)
    .where('relation', '=', 'proxy')
    .where('ended_at', 'is', null)
    .where('until', '>', now.toISOString())
    .execute();

/** Adds the orders of persons who share with this doctor, and removes those whose share has ended. */
async function takeOverShares(transaction: Transaction<Tables>, { account, index }: DoctorReader, now: Date) {
  const persons = (await personsSharedWith(transaction, account, now)).map(({ person }) => person);
  const shared = transaction
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.person', 'in', persons.length > 0 ? persons : ['']);
  await transaction
    .deleteFrom('doctor_orders')
    .where('reader', '=', index)
    .where(sql<boolean>`part = 'share'`)
    .where('order_id', 'not in', shared)
    .execute();
  if (persons.length === 0) return;
  const found = await transaction
    .selectFrom('orders')
    .select(['id', 'placed_at'])
    .where('person', 'in', persons)
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('doctor_orders')
            .select('doctor_orders.part')
            .where('reader', '=', index)
            .whereRef('doctor_orders.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .execute();
  for (const { id, placed_at } of found)
    await transaction
      .insertInto('doctor_orders')
      .values({
        reader: index,
        order_id: id,
        part: 'share',
        listed: 0,
        stale: 1,
        latest_at: placed_at,
        news_at: null,
        unread: 0,
        critical: 0,
        abnormal: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
