import type { ExpressionBuilder, Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { nameOfPerson } from '../persons/sealed-person.server.ts';
import type { AskedOrders, DoctorOrder, ListedDoctorReport, OrderPatient } from './doctor-order.ts';
import { isKept, isOrderingDoctor, type ScopedOrder, scopedOrders } from './order-scope.server.ts';
import { standingOfReport } from './report-standing.ts';
import { readReport } from './report-store.server.ts';
import type { ReportView } from './report-view.ts';

/** Orders on one page of the list. */
export const ORDERS_A_PAGE = 25;

interface Found {
  orders: DoctorOrder[];
  /** How many orders there are on all pages. */
  count: number;
}

/** A page of the orders that name a doctor, newest first. Each order is one `order.read` in the audit log. */
export const readDoctorOrders = (needs: AccountNeeds, account: string, asked: AskedOrders): Promise<Found> =>
  needs.db.transaction().execute(async (transaction) => {
    const reader = { kind: 'doctor', account } as const;
    const asks = scopedOrders(transaction, reader, needs.now)
      .$if(asked.number !== '', (query) => query.where('orders.number', '=', asked.number))
      .$if(asked.day !== null, (query) =>
        query
          .where('orders.placed_at', '>=', asked.day?.from ?? '')
          .where('orders.placed_at', '<', asked.day?.to ?? ''),
      )
      .$if(asked.isNewOnly, (query) => query.where((where) => hasNew(where, account)));
    const { count } = await asks
      .clearSelect()
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await asks
      .select(['orders.number', 'persons.document'])
      .orderBy('orders.placed_at', 'desc')
      .orderBy('orders.id')
      .limit(ORDERS_A_PAGE)
      .offset((asked.page - 1) * ORDERS_A_PAGE)
      .execute();
    const orders: DoctorOrder[] = [];
    for (const row of rows)
      orders.push({
        ...{ id: row.id, number: row.number, placedAt: row.placed_at },
        patient: patientOf(needs, row),
        ...(await reportsOf(transaction, { needs, account }, row)),
      });
    for (const { id, person } of rows)
      await appendAudit(
        transaction,
        {
          ...{ action: 'order.read', actor: { kind: 'account', id: account }, role: 'doctor', subject: person },
          ...{ object: { kind: 'order', id }, outcome: 'done', reason: null },
        },
        needs.origin,
        needs.now,
      );
    return { orders, count: Number(count) };
  });

/** A released version that this doctor has not opened. The same rule as `standingOfReport`, as a query. */
const hasNew = (where: ExpressionBuilder<Tables, 'orders'>, account: string) =>
  where.exists(
    where
      .selectFrom('reports')
      .select('reports.id')
      .whereRef('reports.order_id', '=', 'orders.id')
      .where('reports.released_version', 'is not', null)
      .where('reports.status', 'not in', ['withdrawn', 'cancelled'])
      .where((one) =>
        one.or([
          one('reports.needs_counseling', '=', 0),
          one.and([one('reports.counseled_at', 'is not', null), isOrderingDoctor(where, account)]),
        ]),
      )
      .where((one) =>
        one.not(
          one.exists(
            one
              .selectFrom('doctor_reads')
              .select('doctor_reads.report')
              .whereRef('doctor_reads.report', '=', 'reports.id')
              .whereRef('doctor_reads.version', '=', 'reports.released_version')
              .where('doctor_reads.account', '=', account),
          ),
        ),
      ),
  );

interface PatientRow {
  person: string;
  name: string;
  document: string;
}

const patientOf = ({ vault }: AccountNeeds, { person, name, document }: PatientRow): OrderPatient => ({
  name: nameOfPerson(vault, { id: person, name }),
  document: maskedDocument(vault.open('document', document, person)),
});

async function reportsOf(
  transaction: Transaction<Tables>,
  { needs, account }: { needs: AccountNeeds; account: string },
  order: ScopedOrder,
): Promise<Pick<DoctorOrder, 'reports' | 'hasInPerson' | 'hasUnnamed' | 'hasWithdrawn'>> {
  const rows = await transaction
    .selectFrom('reports')
    .leftJoin('doctor_reads', (join) =>
      join
        .onRef('doctor_reads.report', '=', 'reports.id')
        .onRef('doctor_reads.version', '=', 'reports.released_version')
        .on('doctor_reads.account', '=', account),
    )
    .select(['reports.id', 'reports.code', 'reports.exam', 'reports.status', 'reports.released_version'])
    .select(['reports.needs_counseling', 'reports.counseled_at', 'doctor_reads.read_at'])
    .where('reports.order_id', '=', order.id)
    .orderBy('filler_number')
    .orderBy('code')
    .execute();
  const standings = rows
    .filter((row) => !isKept(needs, { kind: 'doctor', account }, order, row))
    .map((row) => ({ ...row, standing: standingOfReport(row) }));
  return {
    reports: standings.flatMap(({ id, code, exam, standing, status, read_at }): ListedDoctorReport[] =>
      standing === 'ready' || standing === 'on-its-way' || standing === 'cancelled'
        ? [
            {
              ...{ id, code, exam, standing },
              isCorrected: standing === 'ready' && status === 'corrected',
              isNew: standing === 'ready' && read_at === null,
            },
          ]
        : [],
    ),
    hasInPerson: standings.some(({ standing }) => standing === 'in-person'),
    hasUnnamed: standings.some(({ standing }) => standing === 'on-its-way-unnamed'),
    hasWithdrawn: standings.some(({ standing }) => standing === 'withdrawn'),
  };
}

export interface DoctorReportView {
  report: ReportView;
  patient: OrderPatient;
  /** The number of the order in the laboratory's system. */
  orderNumber: string;
}

/** One released report with its patient. Null, always in the same way, as in `readReport`. Opening it takes its mark 'new' away. */
export async function readDoctorReport(
  needs: AccountNeeds,
  account: string,
  id: string,
): Promise<DoctorReportView | null> {
  const reader = { kind: 'doctor', account } as const;
  const report = await readReport(needs, reader, id);
  if (!report) return null;
  return needs.db.transaction().execute(async (transaction) => {
    const row = await scopedOrders(transaction, reader, needs.now)
      .innerJoin('reports', 'reports.order_id', 'orders.id')
      .select(['orders.number', 'persons.document', 'reports.released_version'])
      .where('reports.id', '=', id)
      .executeTakeFirst();
    if (!row || row.released_version === null) return null;
    await transaction
      .insertInto('doctor_reads')
      .values({ account, report: id, version: row.released_version, read_at: needs.now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { report, patient: patientOf(needs, row), orderNumber: row.number };
  });
}
