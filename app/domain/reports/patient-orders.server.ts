import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { nameOfPerson } from '../persons/sealed-person.server.ts';
import { isKept, type ScopedOrder, scopedOrders } from './order-scope.server.ts';
import { eventOfReader, type ReportReader } from './report-reader.ts';
import { type ReportStanding, standingOfReport } from './report-standing.ts';
import { firstNameOf, type ListedReport, type OrderView } from './report-view.ts';
import { firstAndLast, type SpecimenTimes, specimenTimesOf } from './specimen-times.server.ts';

const ORDERS_A_PAGE = 20;

/** A page of a reader's orders. */
interface OrdersPage {
  orders: readonly OrderView[];
  page: number;
  pages: number;
}

/**
 * Reads a page of the orders that a reader may see, newest first, with a fixed number of queries. Each one is one `order.read` in the audit
 * log. An order is omitted if all its reports are hidden from the reader, so a page may have fewer orders than another.
 */
export const readOrders = (needs: AccountNeeds, reader: ReportReader, asked = 1): Promise<OrdersPage> =>
  needs.db.transaction().execute(async (transaction) => {
    const scoped = scopedOrders(transaction, reader, needs.now);
    const { page, pages, orders } = await pageOf(scoped, asked);
    if (orders.length === 0) return { orders: [], page, pages };
    const reports = await reportsOf(
      transaction,
      orders.map(({ id }) => id),
    );
    const listed = orders.flatMap((order) => {
      const rows = reports.get(order.id) ?? [];
      const visible = rows.filter((row) => !isKept(needs, reader, order, row));
      return visible.length > 0 || rows.length === 0 ? [{ order, reports: visible.map(withStanding) }] : [];
    });
    const facts = await factsOf(
      transaction,
      listed.flatMap((one) => one.reports),
    );
    const events = listed.map(({ order: { id, person } }) =>
      eventOfReader(reader, 'order.read', person, { kind: 'order', id }),
    );
    await appendAudits(transaction, events, needs.origin, needs.now);
    return { orders: listed.map((one) => orderView(needs, one, facts)), page, pages };
  });

/** Reads a page of orders. Most people have one page, and its orders need no count. */
async function pageOf(scoped: ReturnType<typeof scopedOrders>, asked: number) {
  const read = (page: number) =>
    scoped
      .orderBy('orders.placed_at', 'desc')
      .orderBy('orders.id')
      .limit(ORDERS_A_PAGE + 1)
      .offset((page - 1) * ORDERS_A_PAGE)
      .execute();
  const first = asked === 1 ? await read(1) : null;
  if (first && first.length <= ORDERS_A_PAGE) return { page: 1, pages: 1, orders: first };
  const { count } = await scoped
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / ORDERS_A_PAGE));
  const page = Math.min(asked, pages);
  return { page, pages, orders: (first ?? (await read(page))).slice(0, ORDERS_A_PAGE) };
}

async function reportsOf(transaction: Transaction<Tables>, orders: readonly string[]) {
  const rows = await transaction
    .selectFrom('reports')
    .select(['id', 'order_id', 'code', 'exam', 'status', 'released_version', 'latest_version'])
    .select(['needs_counseling', 'counseled_at'])
    .where('order_id', 'in', orders)
    .orderBy('filler_number')
    .orderBy('code')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

type ReportRow = Awaited<ReturnType<typeof reportsOf>> extends Map<string, (infer Row)[]> ? Row : never;
type StandingRow = ReportRow & { standing: ReportStanding };

const withStanding = (row: ReportRow): StandingRow => ({ ...row, standing: standingOfReport(row) });

interface Facts {
  /** When each ready report was released. */
  released: ReadonlyMap<string, LatestRelease>;
  /** The times of the specimens of each report that the list names. */
  specimens: ReadonlyMap<string, readonly SpecimenTimes[]>;
}

async function factsOf(transaction: Transaction<Tables>, reports: readonly StandingRow[]): Promise<Facts> {
  const ready = reports.filter(({ standing }) => standing === 'ready');
  const named = reports.filter(({ standing }) => standing === 'ready' || standing === 'on-its-way');
  const specimens = await specimenTimesOf(
    transaction,
    named.map((row) => ({ report: row.id, version: row.released_version ?? row.latest_version })),
  );
  return { released: await releasesOfReports(transaction, ready), specimens };
}

/** A report's latest release, and whether it corrected an earlier one. */
interface LatestRelease {
  at: string;
  isCorrected: boolean;
}

/** When each report's released version was released; if it has no release event, when an earlier version last was. */
async function releasesOfReports(transaction: Transaction<Tables>, reports: readonly ReportRow[]) {
  if (reports.length === 0) return new Map<string, LatestRelease>();
  const released = new Map(reports.map((row) => [row.id, row.released_version ?? 0]));
  const events = await transaction
    .selectFrom('report_events')
    .select(['report', 'version', 'at'])
    .where('report', 'in', [...released.keys()])
    .where('kind', '=', 'released')
    .orderBy('version')
    .orderBy('at')
    .execute();
  const past = events.filter(({ report, version }) => version <= (released.get(report) ?? 0));
  return new Map(
    [...Map.groupBy(past, ({ report }) => report)].flatMap(([report, all]): [string, LatestRelease][] => {
      const last = all.at(-1);
      return last ? [[report, { at: last.at, isCorrected: all.some(({ version }) => version < last.version) }]] : [];
    }),
  );
}

const releaseOf = (release: LatestRelease | undefined): Pick<ListedReport, 'releasedAt' | 'isCorrected'> => ({
  releasedAt: release?.at ?? null,
  isCorrected: release?.isCorrected ?? false,
});

function orderView(
  { vault }: Pick<AccountNeeds, 'vault'>,
  { order, reports }: { order: ScopedOrder; reports: readonly StandingRow[] },
  { released, specimens }: Facts,
): OrderView {
  const has = (standing: ReportStanding): boolean => reports.some((row) => row.standing === standing);
  return {
    id: order.id,
    number: order.number,
    firstName: firstNameOf(nameOfPerson(vault, { id: order.person, name: order.name })),
    placedAt: order.placed_at,
    ...firstAndLast(reports.flatMap(({ id }) => specimens.get(id) ?? [])),
    reports: reports.flatMap(({ id, code, exam, standing }): ListedReport[] =>
      standing === 'ready' || standing === 'on-its-way' || standing === 'cancelled'
        ? [{ id, code, exam, standing, ...releaseOf(released.get(id)) }]
        : [],
    ),
    hasInPerson: has('in-person'),
    hasUnnamed: has('on-its-way-unnamed'),
    hasWithdrawn: has('withdrawn'),
  };
}
