import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { HomeVisitsTable } from '../../../db/visit-tables.ts';
import type { Role } from '../access/access-table.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { addDays, type CalendarDate } from '../laboratory/opening-hours.ts';
import type { VisitNeeds } from './visit-needs.server.ts';
import type { VisitState } from './visit-states.ts';
import { openVisit, type VisitWords } from './visit-words.server.ts';

/** The member of staff who looks. `isOwn`: they see only the visits that are assigned to them, of today and the next days. */
export interface VisitReader {
  account: string;
  role: Role;
  isOwn: boolean;
  today: CalendarDate;
}

/** The number of days that a collector sees ahead, besides today. */
const DAYS_AHEAD = 7;
/** The number of days within which a collector can record the outcome of a visit. */
const DAYS_BACK = 2;
const MAX_VISITS = 200;

export type VisitList = 'waiting' | 'coming' | 'past';

const statesOf: Readonly<Record<VisitList, readonly VisitState[]>> = {
  waiting: ['requested', 'proposed'],
  coming: ['confirmed'],
  past: ['done', 'not-found', 'cancelled', 'refused'],
};

export interface StaffVisit extends VisitWords {
  id: string;
  reference: string;
  state: VisitState;
  day: CalendarDate;
  window: string;
  locale: HomeVisitsTable['locale'];
  askedAt: Date;
  collector: { id: string; name: string } | null;
  reason: string | null;
  version: number;
}

/** The rows that this reader may see. Every query begins here. */
function visible(db: Kysely<Tables>, { account, isOwn, today }: VisitReader) {
  const all = db
    .selectFrom('home_visits')
    .leftJoin('accounts', 'accounts.id', 'home_visits.collector')
    .selectAll('home_visits')
    .select('accounts.name as collector_name');
  if (!isOwn) return all;
  return all
    .where('collector', '=', account)
    .where('state', 'in', ['confirmed', 'done', 'not-found'])
    .where((row) => row.or([row('day', '>=', today), row('state', '=', 'confirmed')]))
    .where('day', '>=', addDays(today, -DAYS_BACK))
    .where('day', '<=', addDays(today, DAYS_AHEAD));
}

/** The visits of a list by day and hour. Waiting visits start with the nearest day, past visits with the latest. */
export async function listVisits(needs: VisitNeeds, reader: VisitReader, list: VisitList): Promise<StaffVisit[]> {
  const { db, now, origin } = needs;
  return db.transaction().execute(async (transaction) => {
    const order = list === 'past' ? 'desc' : 'asc';
    const rows = await visible(transaction, reader)
      // A collector sees the whole day, with what is done.
      .where('home_visits.state', 'in', reader.isOwn ? [...statesOf.coming, ...statesOf.past] : statesOf[list])
      .orderBy('day', order)
      .orderBy('time_window', order)
      .orderBy('home_visits.id')
      .limit(MAX_VISITS)
      .execute();
    const object = { kind: 'visit-list', id: reader.isOwn ? 'own' : list };
    await appendAudit(transaction, readVisitEvent(reader, object), origin, now);
    return rows.map((row) => staffVisit(needs, row));
  });
}

/** One visit; null if there is none that this reader may see. */
export async function readVisit(needs: VisitNeeds, reader: VisitReader, id: string): Promise<StaffVisit | null> {
  const { db, now, origin } = needs;
  return db.transaction().execute(async (transaction) => {
    const row = await visible(transaction, reader).where('home_visits.id', '=', id).executeTakeFirst();
    if (!row) return null;
    await appendAudit(transaction, readVisitEvent(reader, { kind: 'visit', id }), origin, now);
    return staffVisit(needs, row);
  });
}

type VisitRow = HomeVisitsTable & { collector_name: string | null };

const staffVisit = ({ vault }: Pick<VisitNeeds, 'vault'>, row: VisitRow): StaffVisit => ({
  ...openVisit(vault, row),
  id: row.id,
  reference: row.reference,
  state: row.state,
  day: row.day,
  window: row.time_window,
  locale: row.locale,
  askedAt: new Date(row.asked_at),
  collector:
    row.collector && row.collector_name
      ? { id: row.collector, name: vault.open('person-name', row.collector_name, row.collector) }
      : null,
  reason: row.reason,
  version: row.version,
});

const readVisitEvent = ({ account, role }: VisitReader, object: { kind: string; id: string }) =>
  ({
    action: 'visit.read',
    actor: { kind: 'account', id: account },
    role,
    subject: null,
    object,
    outcome: 'done',
    reason: null,
  }) as const;
