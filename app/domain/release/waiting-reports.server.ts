import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { examsWithRule } from '../autoverification/auto-rules.server.ts';
import { type HoldReason, holdReasons } from '../autoverification/autoverification.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { criticalFlags } from './flags.ts';
import { byWaitingUrgency, type WaitingFacts } from './waiting-order.ts';

/** The number of reports on a page. */
const PAGE = 50;
/** The maximum number of rows to read before sorting by urgency: critical ones first, then the longest-waiting ones. */
const MAX_READ = 1_000;

export interface QueuedReport extends WaitingFacts {
  exam: string | null;
  code: string;
  status: string;
  /** Released, and waiting for a trained person. */
  isHeld: boolean;
  /** The masked document, such as 'CC ····1234', which distinguishes two rows. */
  document: string;
  /** The reasons why the rules of the exam did not release the report; null if the rules have not run yet. */
  holds: readonly HoldReason[] | null;
}

/** Whether the promised date of an exam has passed, for a specimen collected at the given time. */
export type IsOverdue = (exam: string, collectedAt: string) => boolean;

/**
 * Lists one page of the reports that wait for staff, most urgent first, with the reasons why each waits. The list contains no values. The
 * count stops at `MAX_READ`. A page after the last one is the last one, because the list may have become shorter.
 */
export async function waitingReports(
  { db, vault }: Pick<AccountNeeds, 'db' | 'vault'>,
  isOverdue: IsOverdue,
  page: number,
): Promise<{ reports: QueuedReport[]; count: number; page: number; pages: number }> {
  const enabled = new Set(await examsWithRule(db));
  const queue = await waitingQueue(db, isOverdue);
  const pages = Math.max(1, Math.ceil(queue.length / PAGE));
  const shown = Math.min(page, pages);
  const reports = queue.slice((shown - 1) * PAGE, shown * PAGE).map(
    ({ row, ...facts }): QueuedReport => ({
      ...facts,
      exam: row.exam,
      code: row.code,
      status: row.status,
      isHeld: row.released_version !== null,
      document: maskedDocument(vault.open('document', row.document, row.person)),
      holds: holdsOf(row.reasons, enabled.has(row.exam ?? '')),
    }),
  );
  return { reports, count: queue.length, page: shown, pages };
}

/** Returns the ID of the most urgent report that waits for staff; null if none does. */
export const nextWaitingReport = async (
  { db }: Pick<AccountNeeds, 'db'>,
  isOverdue: IsOverdue,
): Promise<string | null> => (await waitingQueue(db, isOverdue))[0]?.id ?? null;

const waitingQueue = async (db: AccountNeeds['db'], isOverdue: IsOverdue) =>
  (await waitingRows(db))
    .map((row) => ({
      row,
      id: row.id,
      receivedAt: row.received_at,
      isCritical: Number(row.critical) === 1,
      isAbnormal: Number(row.abnormal) === 1,
      isOverdue: row.exam !== null && isOverdue(row.exam, row.collected_at ?? row.placed_at),
    }))
    .toSorted(byWaitingUrgency);

function holdsOf(reasons: string | null, isEnabled: boolean): HoldReason[] | null {
  if (!isEnabled) return ['not-enabled'];
  return reasons === null ? null : holdReasons.filter((one) => reasons.split(' ').includes(one));
}

const waitingRows = (db: AccountNeeds['db']) =>
  db
    .selectFrom('reports')
    .innerJoin('orders', 'orders.id', 'reports.order_id')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .innerJoin('report_versions', (join) =>
      join
        .onRef('report_versions.report', '=', 'reports.id')
        .onRef('report_versions.version', '=', 'reports.latest_version'),
    )
    .leftJoin('specimens', 'specimens.id', 'report_versions.specimen')
    .leftJoin('auto_verdicts', (join) =>
      join
        .onRef('auto_verdicts.report', '=', 'reports.id')
        .onRef('auto_verdicts.version', '=', 'reports.latest_version'),
    )
    .select(['reports.id', 'reports.exam', 'reports.code', 'reports.status', 'specimens.collected_at'])
    .select(['reports.released_version', 'report_versions.received_at', 'persons.document', 'persons.id as person'])
    .select(['orders.placed_at', 'auto_verdicts.reasons'])
    .where(isWaiting)
    .select((row) => row.case().when(hasOpenCriticalValue(row)).then(1).else(0).end().as('critical'))
    .select((row) => row.case().when(hasAbnormalFlag(row)).then(1).else(0).end().as('abnormal'))
    .orderBy('critical', 'desc')
    .orderBy('report_versions.received_at')
    .orderBy('reports.id')
    .limit(MAX_READ)
    .execute();

type Reports = ExpressionBuilder<Tables, 'reports'>;

/** A registered exam has nothing to review yet. */
const isOpen = (where: Reports) => where('reports.status', 'not in', ['registered', 'withdrawn', 'cancelled']);

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

/**
 * Whether the call about the latest version is still open. A report without a case is judged by its flags (OBX-8), because reports from
 * before the cases were introduced have none.
 */
export const hasOpenCriticalValue = (row: Reports) => {
  const cases = row
    .selectFrom('critical_cases')
    .select('critical_cases.id')
    .whereRef('critical_cases.report', '=', 'reports.id')
    .whereRef('critical_cases.version', '=', 'reports.latest_version');
  return row.or([
    row.exists(cases.where('critical_cases.state', '=', 'open')),
    row.and([row.not(row.exists(cases)), hasFlag(row, criticalFlags)]),
  ]);
};

/** The flags of table 0078 that mark a value as abnormal. */
const abnormalFlags = ['H', 'L', 'A', '<', '>', 'POS', 'DET', 'RR', '*'] as const;
const hasAbnormalFlag = (row: Reports) => hasFlag(row, abnormalFlags);

/** Whether the latest version has one of these flags. */
const hasFlag = (row: Reports, flags: readonly string[]) =>
  row.exists(
    row
      .selectFrom('observations')
      .select('observations.position')
      .whereRef('observations.report', '=', 'reports.id')
      .whereRef('observations.version', '=', 'reports.latest_version')
      .where((one) => one.or(flags.map((flag) => one('observations.flags', 'like', `%${flag}%`)))),
  );
