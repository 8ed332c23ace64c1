import type { ExpressionBuilder, SqlBool, Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { nameOfPerson } from '../persons/sealed-person.server.ts';
import { changesBetween } from './report-changes.ts';
import { actorOfReader, type ReportReader, roleOfReader } from './report-reader.ts';
import { standingOfReport } from './report-standing.ts';
import { releasesOf, shownObservationsOf } from './report-versions.server.ts';
import { firstNameOf, type ListedReport, type OrderView, type ReportView, versionStatusOf } from './report-view.ts';

const MOST_ORDERS = 50;

/** The orders that a reader may follow, newest first. Each is one `order.read` in the audit log. */
export const readOrders = (needs: AccountNeeds, reader: ReportReader): Promise<OrderView[]> =>
  needs.db.transaction().execute(async (transaction) => {
    const orders = await scopedOrders(transaction, reader, needs.now)
      .orderBy('orders.placed_at', 'desc')
      .orderBy('orders.id')
      .limit(MOST_ORDERS)
      .execute();
    const views: OrderView[] = [];
    for (const order of orders) views.push(await orderView(transaction, { needs, reader }, order));
    for (const { id, person } of orders) {
      const event = eventOf(reader, 'order.read', person, { kind: 'order', id });
      await appendAudit(transaction, event, needs.origin, needs.now);
    }
    return views;
  });

/**
 * One released report. Null, always in the same way, if there is none, if it is somebody else's, not released, waiting for counseling, or
 * withdrawn. A read is `report.read` in the audit log; a refusal is `access.refused`, without the id that was asked for.
 */
export const readReport = (needs: AccountNeeds, reader: ReportReader, report: string): Promise<ReportView | null> =>
  needs.db.transaction().execute(async (transaction) => {
    const row = await scopedOrders(transaction, reader, needs.now)
      .innerJoin('reports', 'reports.order_id', 'orders.id')
      .select(reportColumns)
      .where('reports.id', '=', report)
      .executeTakeFirst();
    if (!row || isKept(reader, row, row) || standingOfReport(row) !== 'ready' || row.released_version === null) {
      await appendAudit(transaction, eventOf(reader, 'access.refused', null, null), needs.origin, needs.now);
      return null;
    }
    const view = await reportView(transaction, needs, { ...row, released_version: row.released_version });
    const event = eventOf(reader, 'report.read', row.person, { kind: 'report', id: report });
    await appendAudit(transaction, event, needs.origin, needs.now);
    return view;
  });

const reportColumns = [
  'reports.id as report',
  'reports.code',
  'reports.exam',
  'reports.status',
  'reports.released_version',
  'reports.needs_counseling',
  'reports.counseled_at',
] as const;

/** The orders of a reader, with the person's name. The one place that knows who may read what. */
export function scopedOrders(transaction: Transaction<Tables>, reader: ReportReader, now: Date) {
  const orders = transaction
    .selectFrom('orders')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .select(['orders.id', 'orders.placed_at', 'orders.person', 'persons.name'])
    .select((order) => isOwn(order, reader).as('is_own'));
  if (reader.kind === 'link') return orders.where('orders.id', '=', reader.order);
  if (reader.kind === 'doctor') {
    const named = transaction
      .selectFrom('order_providers')
      .innerJoin('doctor_applications', 'doctor_applications.registration_index', 'order_providers.registration_index')
      .select('order_providers.order_id')
      .where('doctor_applications.account', '=', reader.account)
      .where('doctor_applications.state', '=', 'approved');
    return orders.where('orders.id', 'in', named);
  }
  const bound = transaction
    .selectFrom('account_persons')
    .select('person')
    .where('account', '=', reader.account)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now.toISOString())]));
  return orders.where('orders.person', 'in', bound);
}

interface OrderRow {
  id: string;
  placed_at: string;
  person: string;
  name: string;
  /** Whether the reader's account is the person's own: one engine says true, the other 1. */
  is_own: SqlBool;
}

const isOwn = (order: ExpressionBuilder<Tables, 'orders'>, reader: ReportReader) =>
  order.exists(
    order
      .selectFrom('account_persons')
      .select('account_persons.since')
      .whereRef('account_persons.person', '=', 'orders.person')
      .where('account_persons.account', '=', reader.kind === 'patient' ? reader.account : '')
      .where('relation', '=', 'self')
      .where('ended_at', 'is', null),
  );

/** A proxy does not learn that a report exists which a trained person hands over, not even when it has been handed over (D 48). */
const isKept = (reader: ReportReader, order: Pick<OrderRow, 'is_own'>, report: { needs_counseling: number }): boolean =>
  reader.kind === 'patient' && !order.is_own && report.needs_counseling !== 0;

async function orderView(
  transaction: Transaction<Tables>,
  { needs, reader }: { needs: AccountNeeds; reader: ReportReader },
  order: OrderRow,
): Promise<OrderView> {
  const rows = await transaction
    .selectFrom('reports')
    .select(reportColumns)
    .where('order_id', '=', order.id)
    .orderBy('filler_number')
    .orderBy('code')
    .execute();
  const standings = rows
    .filter((row) => !isKept(reader, order, row))
    .map((row) => ({ row, standing: standingOfReport(row) }));
  const reports: ListedReport[] = [];
  for (const { row, standing } of standings) {
    if (standing !== 'ready' && standing !== 'on-its-way' && standing !== 'cancelled') continue;
    const [release] = standing === 'ready' ? await releasesOf(transaction, row.report, row.released_version ?? 0) : [];
    reports.push({ id: row.report, code: row.code, exam: row.exam, standing, releasedAt: release?.at ?? null });
  }
  const { collectedAt, receivedAt } = await specimenFacts(transaction, order.id);
  return {
    id: order.id,
    firstName: firstNameOf(nameOfPerson(needs.vault, { id: order.person, name: order.name })),
    placedAt: order.placed_at,
    collectedAt,
    receivedAt,
    reports,
    hasInPerson: standings.some(({ standing }) => standing === 'in-person'),
    hasUnnamed: standings.some(({ standing }) => standing === 'on-its-way-unnamed'),
    hasWithdrawn: standings.some(({ standing }) => standing === 'withdrawn'),
  };
}

interface ReleasedRow extends OrderRow {
  report: string;
  code: string;
  exam: string | null;
  released_version: number;
}

async function reportView(
  transaction: Transaction<Tables>,
  { vault }: AccountNeeds,
  row: ReleasedRow,
): Promise<ReportView> {
  const version = await transaction
    .selectFrom('report_versions')
    .select(['status', 'comment', 'performer'])
    .where('report', '=', row.report)
    .where('version', '=', row.released_version)
    .executeTakeFirstOrThrow();
  const [release, ...others] = await releasesOf(transaction, row.report, row.released_version);
  const earlier = others.find((one) => one.version < row.released_version);
  const observations = await shownObservationsOf(transaction, row.report, row.released_version);
  return {
    id: row.report,
    order: row.id,
    firstName: firstNameOf(nameOfPerson(vault, { id: row.person, name: row.name })),
    code: row.code,
    exam: row.exam,
    status: versionStatusOf(version.status),
    placedAt: row.placed_at,
    ...(await specimenFacts(transaction, row.id)),
    releasedAt: release?.at ?? null,
    releasedBy: release ? vault.open('person-name', release.name, release.account) : null,
    performer: version.performer,
    comment: version.comment,
    observations,
    correction: earlier
      ? {
          ...changesBetween(await shownObservationsOf(transaction, row.report, earlier.version), observations),
          earlierReleasedAt: earlier.at,
        }
      : null,
  };
}

/** The first collection and the last arrival of an order's specimens, and what the laboratory noted about them. */
async function specimenFacts(transaction: Transaction<Tables>, order: string) {
  const specimens = await transaction
    .selectFrom('specimens')
    .select(['collected_at', 'received_at', 'condition'])
    .where('order_id', '=', order)
    .execute();
  const instants = (name: 'collected_at' | 'received_at') => specimens.flatMap((one) => one[name] ?? []).toSorted();
  return {
    collectedAt: instants('collected_at')[0] ?? null,
    receivedAt: instants('received_at').at(-1) ?? null,
    conditions: [...new Set(specimens.flatMap(({ condition }) => condition ?? []))],
  };
}

const eventOf = (
  reader: ReportReader,
  action: AuditAction,
  subject: string | null,
  object: AuditEvent['object'],
): AuditEvent => ({
  action,
  actor: actorOfReader(reader),
  role: roleOfReader(reader),
  subject,
  object,
  outcome: action === 'access.refused' ? 'refused' : 'done',
  reason: action === 'access.refused' ? 'not-theirs' : null,
});
