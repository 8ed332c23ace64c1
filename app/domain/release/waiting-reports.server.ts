import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { criticalFlags } from './flags.ts';

/** The longest list that a page shows. */
const MOST = 200;

export interface QueuedReport {
  id: string;
  exam: string | null;
  code: string;
  status: string;
  isCritical: boolean;
  /** Released, and waiting for a trained person. */
  isHeld: boolean;
  receivedAt: string;
  /** 'CC ····1234': enough to tell two rows apart. */
  document: string;
}

/** The reports that wait for somebody: critical ones first, then the oldest. The list shows no value. */
export async function waitingReports({ db, vault }: AccountNeeds): Promise<QueuedReport[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('orders', 'orders.id', 'reports.order_id')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .innerJoin('report_versions', (join) =>
      join
        .onRef('report_versions.report', '=', 'reports.id')
        .onRef('report_versions.version', '=', 'reports.latest_version'),
    )
    .select(['reports.id', 'reports.exam', 'reports.code', 'reports.status'])
    .select(['reports.released_version', 'report_versions.received_at', 'persons.document', 'persons.id as person'])
    .where(isWaiting)
    .select((row) => row.case().when(hasCriticalFlag(row)).then(0).else(1).end().as('urgency'))
    .orderBy('urgency')
    .orderBy('report_versions.received_at')
    .orderBy('reports.id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, exam: row.exam, code: row.code, status: row.status, receivedAt: row.received_at },
    isCritical: Number(row.urgency) === 0,
    isHeld: row.released_version !== null,
    document: maskedDocument(vault.open('document', row.document, row.person)),
  }));
}

type Reports = ExpressionBuilder<Tables, 'reports'>;

const isOpen = (where: Reports) => where('reports.status', 'not in', ['withdrawn', 'cancelled']);

export const isUnreleased = (where: Reports): Expression<SqlBool> =>
  where.and([isOpen(where), where('reports.released_version', 'is', null)]);

/** Released, and waiting for a trained person. */
export const isHeldReport = (where: Reports): Expression<SqlBool> =>
  where.and([
    isOpen(where),
    where('reports.released_version', 'is not', null),
    where('reports.needs_counseling', '=', 1),
    where('reports.counseled_at', 'is', null),
  ]);

const isWaiting = (where: Reports): Expression<SqlBool> => where.or([isUnreleased(where), isHeldReport(where)]);

/** OBX-8 of the latest version: no other code contains these letters. */
export const hasCriticalFlag = (row: ExpressionBuilder<Tables, 'reports'>) =>
  row.exists(
    row
      .selectFrom('observations')
      .select('observations.position')
      .whereRef('observations.report', '=', 'reports.id')
      .whereRef('observations.version', '=', 'reports.latest_version')
      .where((one) => one.or(criticalFlags.map((flag) => one('observations.flags', 'like', `%${flag}%`)))),
  );
