import { type Kysely, sql, type Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { nameOfPerson } from '../persons/sealed-person.server.ts';
import type {
  DoctorCounts,
  DoctorFilter,
  DoctorOrder,
  DoctorReader,
  ListedDoctorReport,
  OrderPatient,
  OrdersQuery,
} from './doctor-order.ts';
import { findOrders } from './doctor-search.server.ts';
import { refreshSummaries } from './doctor-summary.server.ts';
import { isKept, type ScopedOrder, scopedOrders } from './order-scope.server.ts';
import { eventOfReader } from './report-reader.ts';
import { standingOfReport } from './report-standing.ts';

/** The number of orders on one page of the list. */
export const ORDERS_A_PAGE = 40;

interface Found {
  orders: DoctorOrder[];
  /** The revision of the list (`readRevision`). */
  revision: string;
  counts: DoctorCounts;
  /** The number of orders that match the filter and the search, on all pages. */
  found: number;
}

/**
 * Reads a page of a doctor's orders, with the counts of all filters. Each order is one `order.read` in the audit log. The counts come from
 * `doctor_orders`; the content of the rows follows the rules of `order-scope.server.ts`.
 */
export async function readDoctorOrders(needs: AccountNeeds, reader: DoctorReader, asked: OrdersQuery): Promise<Found> {
  await refreshSummaries(needs.db, reader, needs.now);
  return needs.db.transaction().execute(async (transaction) => {
    const { counts, revision } = await countOrders(transaction, reader, asked.since);
    const meant = asked.search === '' ? null : await findOrders({ ...needs, db: transaction }, reader, asked.search);
    const page = await pageOf(transaction, reader, asked, meant);
    const orders = await ordersOf(transaction, { needs, reader }, page);
    const events = orders.map(({ id, person }) =>
      eventOfReader({ kind: 'doctor', account: reader.account }, 'order.read', person, { kind: 'order', id }),
    );
    await appendAudits(transaction, events, needs.origin, needs.now);
    return { orders, counts, revision, found: meant ? meant.length : counts[asked.filter] };
  });
}

/**
 * Returns a text that changes with the newest result and with the numbers of listed, critical, and abnormal orders. It contains no patient
 * data, so reading it writes no audit event. Withdrawing an older normal report of a listed order does not change it.
 */
export async function readRevision(needs: AccountNeeds, reader: DoctorReader): Promise<string> {
  await refreshSummaries(needs.db, reader, needs.now);
  return (await countOrders(needs.db, reader, needs.now.toISOString())).revision;
}

/** Returns the base query of the list. SQLite uses a partial index only if the query repeats the index's condition literally. */
const listedOf = (db: Kysely<Tables>, { index }: DoctorReader, filter: DoctorFilter, since: string) =>
  db
    .selectFrom('doctor_orders')
    .where('reader', '=', index)
    .where(sql<boolean>`listed = 1`)
    .$if(filter === 'unread', (query) => query.where(sql<boolean>`unread > 0`))
    .$if(filter === 'critical', (query) => query.where(sql<boolean>`critical > 0`))
    .$if(filter === 'abnormal', (query) => query.where(sql<boolean>`abnormal > 0`))
    .$if(filter === 'recent', (query) => query.where('latest_at', '>=', since).where('news_at', 'is not', null));

/**
 * Counts the orders of all filters in one pass over the list, which is faster than one query per filter (decision 0067). The conditions are
 * those of `listedOf`.
 */
async function countOrders(db: Kysely<Tables>, reader: DoctorReader, since: string) {
  const row = await listedOf(db, reader, 'all', since)
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

const pageOf = (
  transaction: Transaction<Tables>,
  reader: DoctorReader,
  { filter, sort, page, since }: OrdersQuery,
  meant: readonly string[] | null,
) =>
  listedOf(transaction, reader, meant ? 'all' : filter, since)
    .select(['order_id', 'part', 'latest_at', 'critical', 'abnormal'])
    .$if(meant !== null, (query) => query.where('order_id', 'in', meant?.length ? meant : ['']))
    .$if(sort === 'urgent', (query) => query.orderBy('critical', 'desc').orderBy('abnormal', 'desc'))
    .orderBy('latest_at', sort === 'oldest' ? 'asc' : 'desc')
    .orderBy('order_id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(ORDERS_A_PAGE)
    .offset(meant ? 0 : (page - 1) * ORDERS_A_PAGE)
    .execute();

type SummaryRow = Awaited<ReturnType<typeof pageOf>>[number];

interface Reading {
  needs: AccountNeeds;
  reader: DoctorReader;
}

async function ordersOf(
  transaction: Transaction<Tables>,
  { needs, reader }: Reading,
  page: readonly SummaryRow[],
): Promise<DoctorOrder[]> {
  const ids = page.map(({ order_id }) => order_id);
  if (ids.length === 0) return [];
  const rows = await scopedOrders(transaction, { kind: 'doctor', account: reader.account }, needs.now)
    .select(['orders.number', 'persons.document'])
    .where('orders.id', 'in', ids)
    .execute();
  const orders = new Map(rows.map((row) => [row.id, row]));
  const reports = await reportRows(transaction, reader, ids);
  return page.flatMap(({ order_id, part, latest_at: latestAt, critical, abnormal }): DoctorOrder[] => {
    const order = orders.get(order_id);
    if (!order) return [];
    const { id, number, person, placed_at: placedAt } = order;
    return [
      {
        id,
        number,
        placedAt,
        latestAt,
        part,
        person,
        critical,
        abnormal,
        patient: patientOf(needs, order),
        ...listedReports({ needs, reader }, order, reports.get(id) ?? []),
      },
    ];
  });
}

interface PatientRow {
  person: string;
  name: string;
  document: string;
}

export const patientOf = (
  { vault }: Pick<AccountNeeds, 'vault'>,
  { person, name, document }: PatientRow,
): OrderPatient => ({
  name: nameOfPerson(vault, { id: person, name }),
  document: maskedDocument(vault.open('document', document, person)),
});

async function reportRows(transaction: Transaction<Tables>, { account }: DoctorReader, orders: readonly string[]) {
  const rows = await transaction
    .selectFrom('reports')
    .leftJoin('doctor_reads', (join) =>
      join
        .onRef('doctor_reads.report', '=', 'reports.id')
        .onRef('doctor_reads.version', '=', 'reports.released_version')
        .on('doctor_reads.account', '=', account),
    )
    .select(['reports.id', 'order_id', 'code', 'exam', 'status', 'released_version', 'needs_counseling'])
    .select(['counseled_at', 'read_at', 'acknowledged_at'])
    .where('order_id', 'in', orders)
    .orderBy('filler_number')
    .orderBy('code')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

type ReportRow = Awaited<ReturnType<typeof reportRows>> extends Map<string, (infer Row)[]> ? Row : never;

function listedReports(
  { needs, reader }: Reading,
  order: ScopedOrder,
  rows: readonly ReportRow[],
): Pick<DoctorOrder, 'reports' | 'hasInPerson' | 'hasUnnamed' | 'hasWithdrawn'> {
  const standings = rows
    .filter((row) => !isKept(needs, { kind: 'doctor', account: reader.account }, order, row))
    .map((row) => ({ ...row, standing: standingOfReport(row) }));
  return {
    reports: standings.flatMap(({ id, code, exam, standing, status, ...row }): ListedDoctorReport[] => {
      if (standing !== 'ready' && standing !== 'on-its-way' && standing !== 'cancelled') return [];
      const isReady = standing === 'ready';
      return [
        {
          id,
          code,
          exam,
          standing,
          version: isReady ? row.released_version : null,
          isCorrected: isReady && status === 'corrected',
          isNew: isReady && row.read_at === null,
          isAcknowledged: isReady && row.acknowledged_at !== null,
        },
      ];
    }),
    hasInPerson: standings.some(({ standing }) => standing === 'in-person'),
    hasUnnamed: standings.some(({ standing }) => standing === 'on-its-way-unnamed'),
    hasWithdrawn: standings.some(({ standing }) => standing === 'withdrawn'),
  };
}
