import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { nameOfPerson } from '../persons/sealed-person.server.ts';
import type {
  DoctorCounts,
  DoctorOrder,
  DoctorReader,
  ListedDoctorReport,
  OrderPatient,
  OrdersQuery,
} from './doctor-order.ts';
import { findOrders } from './doctor-search.server.ts';
import { refreshSummaries } from './doctor-summary.server.ts';
import { countOrders, ORDERS_A_PAGE, pageOf, type SummaryRow } from './listed-orders.server.ts';
import { isKept, type ScopedOrder, scopedOrders } from './order-scope.server.ts';
import { eventOfReader } from './report-reader.ts';
import { standingOfReport } from './report-standing.ts';
import { reportsWithReads } from './reports-with-reads.server.ts';

interface Found {
  orders: DoctorOrder[];
  /** The revision of the list (`readRevision`). */
  revision: string;
  /** The number of orders of each filter that match the search, on all pages. */
  counts: DoctorCounts;
  /** The shown page, and how many there are. */
  page: number;
  pages: number;
}

/**
 * Reads a page of a doctor's orders, with the counts of all filters. Each order is one `order.read` in the audit log. The counts come from
 * `doctor_orders`; the content of the rows follows the rules of `order-scope.server.ts`. A page after the last one is the last one, because
 * the list may have become shorter since its address was kept.
 */
export async function readDoctorOrders(needs: AccountNeeds, reader: DoctorReader, asked: OrdersQuery): Promise<Found> {
  await refreshSummaries(needs.db, reader, needs.now);
  return needs.db.transaction().execute(async (transaction) => {
    const all = await countOrders(transaction, reader, asked.since);
    const meant = asked.search === '' ? null : await findOrders({ ...needs, db: transaction }, reader, asked.search);
    const { counts } = meant ? await countOrders(transaction, reader, asked.since, meant) : all;
    const pages = Math.max(1, Math.ceil(counts[asked.filter] / ORDERS_A_PAGE));
    const page = Math.min(asked.page, pages);
    const rows = await pageOf(transaction, reader, { ...asked, page }, meant);
    const orders = await ordersOf(transaction, { needs, reader }, rows);
    const events = orders.map(({ id, person }) =>
      eventOfReader({ kind: 'doctor', account: reader.account }, 'order.read', person, { kind: 'order', id }),
    );
    await appendAudits(transaction, events, needs.origin, needs.now);
    return { orders, counts, page, pages, revision: all.revision };
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
  const rows = await reportsWithReads(transaction, account)
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
