import { type ExpressionBuilder, type Kysely, sql } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { CalendarDate } from '../laboratory/opening-hours.ts';
import { hasOpenCriticalValue, isHeldReport, isUnreleased } from '../release/waiting-reports.server.ts';
import { orderedWork, type WorkItem, type WorkKind } from './work-item.ts';

/** The person for whom the work waits. */
export interface Worker {
  account: string;
  today: CalendarDate;
}

export interface WaitingWork {
  /** The first ones, in order. */
  items: readonly WorkItem[];
  /** How many wait, of each kind that this person does. */
  counts: readonly { kind: WorkKind; count: number }[];
}

/** How many of each kind are read, and how many of all are shown. */
const MAX_ITEMS = 12;

type Read = (db: Kysely<Tables>, worker: Worker) => Promise<{ items: WorkItem[]; count: number }>;

/** The work of these kinds that waits for one person: one query for each kind. */
export async function waitingWork(
  db: Kysely<Tables>,
  worker: Worker,
  kinds: readonly WorkKind[],
): Promise<WaitingWork> {
  const found = await Promise.all(kinds.map((kind) => readers[kind](db, worker)));
  return {
    items: orderedWork(found.flatMap(({ items }) => items)).slice(0, MAX_ITEMS),
    counts: kinds.map((kind, index) => ({ kind, count: found[index]?.count ?? 0 })),
  };
}

/** The number of rows without the limit, in each row. */
const total = sql<number | string>`count(*) over ()`.as('total');

const readOf = <Row extends { total: number | string }>(rows: readonly Row[], item: (row: Row) => WorkItem) => ({
  items: rows.map(item),
  count: Number(rows[0]?.total ?? 0),
});

const reports =
  (kind: 'release' | 'counsel'): Read =>
  async (db) => {
    const rows = await db
      .selectFrom('reports')
      .select(['reports.id', 'exam', 'code', total])
      .select((row) => row.case().when(hasOpenCriticalValue(row)).then(0).else(1).end().as('urgency'))
      .select((row) => (kind === 'release' ? receivedAt(row) : releasedAt(row)).as('since'))
      .where(kind === 'release' ? isUnreleased : isHeldReport)
      .orderBy('urgency')
      .orderBy('since')
      .limit(MAX_ITEMS)
      .execute();
    return readOf(rows, ({ id, exam, code, urgency, since }) => ({
      kind,
      id,
      exam,
      code,
      since,
      isCritical: Number(urgency) === 0,
    }));
  };

const receivedAt = (row: ExpressionBuilder<Tables, 'reports'>) =>
  row
    .selectFrom('report_versions')
    .select('received_at')
    .whereRef('report_versions.report', '=', 'reports.id')
    .whereRef('report_versions.version', '=', 'reports.latest_version');

const releasedAt = (row: ExpressionBuilder<Tables, 'reports'>) =>
  row
    .selectFrom('report_events')
    .select(({ fn }) => fn.max('report_events.at').as('at'))
    .whereRef('report_events.report', '=', 'reports.id')
    .where('report_events.kind', '=', 'released');

const messages: Read = async (db) => {
  const rows = await db
    .selectFrom('messages_in')
    .select(['id', 'reason', 'received_at', total])
    .where('state', '=', 'quarantined')
    .orderBy('received_at')
    .limit(MAX_ITEMS)
    .execute();
  return readOf(rows, ({ id, reason, received_at }) => ({
    kind: 'message',
    id,
    reason,
    since: received_at,
    isCritical: false,
  }));
};

const inbox: Read = async (db) => {
  const rows = await db
    .selectFrom('inbox_messages')
    .select(['id', 'reference', 'received_at', total])
    .where('state', '=', 'new')
    .orderBy('received_at')
    .limit(MAX_ITEMS)
    .execute();
  return readOf(rows, ({ id, reference, received_at }) => ({
    kind: 'inbox',
    id,
    reference,
    since: received_at,
    isCritical: false,
  }));
};

/** Those that the visitor asked for. One with a proposed hour waits for the visitor. */
const visits: Read = async (db) => {
  const rows = await db
    .selectFrom('home_visits')
    .select(['id', 'day', 'time_window', 'asked_at', total])
    .where('state', '=', 'requested')
    .orderBy('asked_at')
    .limit(MAX_ITEMS)
    .execute();
  return readOf(rows, ({ id, day, time_window, asked_at }) => ({
    kind: 'visit',
    id,
    day,
    window: time_window,
    since: asked_at,
    isCritical: false,
  }));
};

const ownVisits: Read = async (db, { account, today }) => {
  const rows = await db
    .selectFrom('home_visits')
    .select(['id', 'day', 'time_window', total])
    .where('state', '=', 'confirmed')
    .where('collector', '=', account)
    .where('day', '=', today)
    .orderBy('time_window')
    .limit(MAX_ITEMS)
    .execute();
  return readOf(rows, ({ id, day, time_window }) => ({
    kind: 'own-visit',
    id,
    day,
    window: time_window,
    since: null,
    isCritical: false,
  }));
};

const applications: Read = async (db) => {
  const rows = await db
    .selectFrom('doctor_applications')
    .select(['id', 'waits_since', total])
    .where('state', '=', 'received')
    .orderBy('waits_since')
    .limit(MAX_ITEMS)
    .execute();
  return readOf(rows, ({ id, waits_since }) => ({ kind: 'application', id, since: waits_since, isCritical: false }));
};

const readers: Readonly<Record<WorkKind, Read>> = {
  release: reports('release'),
  counsel: reports('counsel'),
  message: messages,
  inbox,
  visit: visits,
  'own-visit': ownVisits,
  application: applications,
};
