import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { CalendarDate } from '../laboratory/opening-hours.ts';
import { changeVisit, type VisitActor, visitRow } from './change-visit.server.ts';
import type { VisitNeeds } from './visit-needs.server.ts';
import { hasRoom } from './visit-places.server.ts';
import type { VisitMiss, VisitRefusal } from './visit-reasons.ts';

/** When a visit is, and who goes. */
export interface VisitPlan {
  day: CalendarDate;
  window: string;
  /** The account of a collector. */
  collector: string;
}

export type VisitDecision =
  | { kind: 'confirm' | 'propose'; plan: VisitPlan }
  | { kind: 'refuse'; reason: VisitRefusal }
  | { kind: 'call-off' };

/** `changed`: somebody else was faster. `full`: the window has no room. `collector`: the account is no collector any more. */
export type DecisionOutcome = 'done' | 'missing' | 'changed' | 'full' | 'collector';

/** Reception decides about a visit, if it is still as they saw it. */
export async function decideVisit(
  needs: VisitNeeds,
  by: VisitActor,
  { id, version, decision }: { id: string; version: number; decision: VisitDecision },
): Promise<DecisionOutcome> {
  return needs.db.transaction().execute(async (transaction) => {
    const row = await visitRow(transaction, id);
    if (!row) return 'missing';
    if (row.version !== version) return 'changed';
    if (decision.kind === 'refuse' || decision.kind === 'call-off') {
      const reason = decision.kind === 'refuse' ? decision.reason : null;
      return (await changeVisit(transaction, needs, by, row, { move: decision.kind, version, reason }))
        ? 'done'
        : 'changed';
    }
    const { day, window, collector } = decision.plan;
    if (!(await isCollector(transaction, collector))) return 'collector';
    if (!(await hasRoom(transaction, needs.windows, { id, day, window }))) return 'full';
    const set = { day, time_window: window, collector };
    return (await changeVisit(transaction, needs, by, row, { move: decision.kind, version, set })) ? 'done' : 'changed';
  });
}

const collectorAccounts = (db: Kysely<Tables>) =>
  db
    .selectFrom('accounts')
    .innerJoin('account_roles', 'account_roles.account', 'accounts.id')
    .select(['accounts.id', 'accounts.name'])
    .where('accounts.kind', '=', 'staff')
    .where('accounts.status', '=', 'active')
    .where('account_roles.role', '=', 'collector');

const isCollector = async (transaction: Transaction<Tables>, account: string): Promise<boolean> =>
  (await collectorAccounts(transaction).where('accounts.id', '=', account).executeTakeFirst()) !== undefined;

/** Everybody who can be sent to a visit, by name. */
export async function listCollectors({ db, vault }: Pick<VisitNeeds, 'db' | 'vault'>) {
  const rows = await collectorAccounts(db).execute();
  return rows
    .map(({ id, name }) => ({ id, name: vault.open('person-name', name, id) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
}

/** The collector says what happened at the door. A visit that is not assigned to them does not exist for them. */
export async function closeVisit(
  needs: VisitNeeds,
  { account, ...by }: VisitActor & { account: string },
  { id, version, miss, today }: { id: string; version: number; miss: VisitMiss | null; today: CalendarDate },
): Promise<'done' | 'missing' | 'changed' | 'early'> {
  return needs.db.transaction().execute(async (transaction) => {
    const row = await visitRow(transaction, id);
    if (row?.collector !== account) return 'missing';
    if (row.day > today) return 'early';
    const move = miss === null ? 'complete' : 'miss';
    return (await changeVisit(transaction, needs, by, row, { move, version, reason: miss })) ? 'done' : 'changed';
  });
}
