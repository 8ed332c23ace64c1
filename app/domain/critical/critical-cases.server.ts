import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { CriticalCasesTable, CriticalEventsTable } from '../../../db/release-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Role } from '../access/access-table.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditAction } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import {
  type CriticalEvent,
  type Excuse,
  type Failure,
  nextCriticalState,
  type RecipientRole,
  type ReleaseExcuse,
} from './critical-case.ts';

/** A staff member's record about a critical value. */
export type CriticalRecord =
  | { kind: 'failed'; reason: Failure }
  | { kind: 'told'; recipient: string; role: RecipientRole; readBack: string }
  | { kind: 'excused'; reason: Excuse };

interface Caller {
  account: string;
  role: Role;
}

type RecordOutcome = 'done' | 'missing' | 'closed';

const auditOf = {
  failed: 'critical.attempted',
  told: 'critical.told',
  excused: 'critical.excused',
} as const satisfies Record<CriticalRecord['kind'], AuditAction>;

/** Records a call about a critical value, or the reason why none is needed. Returns 'closed' if the case is closed. */
export const recordCritical = (
  { db, vault, now, origin }: AccountNeeds,
  { account, role }: Caller,
  id: string,
  record: CriticalRecord,
): Promise<RecordOutcome> =>
  db.transaction().execute(async (transaction) => {
    const known = await lockCase(transaction, id);
    if (!known) return 'missing';
    const event = newId();
    const isTold = record.kind === 'told';
    const written = await advance(transaction, known, {
      id: event,
      kind: record.kind,
      at: now.toISOString(),
      account,
      reason: isTold ? null : record.reason,
      recipient: isTold ? vault.seal('person-name', record.recipient, event) : null,
      recipient_role: isTold ? record.role : null,
      read_back: isTold ? vault.seal('message-text', record.readBack, event) : null,
    });
    if (!written) return 'closed';
    await appendAudit(
      transaction,
      {
        action: auditOf[record.kind],
        actor: { kind: 'account', id: account },
        role,
        outcome: 'done',
        subject: await personOfReport(transaction, known.report),
        object: { kind: 'report', id: known.report },
        reason: isTold ? record.role : record.reason,
      },
      origin,
      now,
    );
    return 'done';
  });

/** Records that a report is released before the call. The case stays open. */
export async function recordReleaseBeforeCall(
  transaction: Transaction<Tables>,
  known: CriticalCasesTable,
  { account, reason, at }: { account: string; reason: ReleaseExcuse; at: string },
): Promise<void> {
  await advance(transaction, known, {
    id: newId(),
    kind: 'released-open',
    at,
    account,
    reason,
    recipient: null,
    recipient_role: null,
    read_back: null,
  });
}

/** Writes an event and the next state of a case. Returns false if the current state does not allow the event. */
export async function advance(
  transaction: Transaction<Tables>,
  { id, state }: Pick<CriticalCasesTable, 'id' | 'state'>,
  event: Omit<CriticalEventsTable, 'critical_case'> & { kind: CriticalEvent },
): Promise<boolean> {
  const next = nextCriticalState(state, event.kind);
  if (next === null) return false;
  await transaction
    .updateTable('critical_cases')
    .set({ state: next, closed_at: next === 'open' ? null : event.at })
    .$if(event.kind === 'escalated', (query) => query.set({ escalated_at: event.at }))
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('critical_events')
    .values({ ...event, critical_case: id })
    .execute();
  return true;
}

/** Locks the case's row with an update that changes nothing, which works on both engines. Of two simultaneous records, one waits. */
const lockCase = (transaction: Transaction<Tables>, id: string): Promise<CriticalCasesTable | undefined> =>
  transaction
    .updateTable('critical_cases')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const personOfReport = async (db: Kysely<Tables>, report: string): Promise<string> =>
  (
    await db
      .selectFrom('reports')
      .innerJoin('orders', 'orders.id', 'reports.order_id')
      .select('orders.person')
      .where('reports.id', '=', report)
      .executeTakeFirstOrThrow()
  ).person;

/** Returns the open case of a report's version; undefined if there is none. */
export const openCaseOf = (
  db: Kysely<Tables>,
  report: string,
  version: number,
): Promise<CriticalCasesTable | undefined> =>
  db
    .selectFrom('critical_cases')
    .selectAll()
    .where('report', '=', report)
    .where('version', '=', version)
    .where('state', '=', 'open')
    .executeTakeFirst();
