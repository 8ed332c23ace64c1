import type { AuditTable } from '../../../db/account-tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { type AuditAction, type AuditEvent, auditActions } from './audit-event.ts';
import { appendAudit } from './audit-log.server.ts';

/** The events to show. Null: all. */
export interface AuditFilter {
  action: AuditAction | null;
  /** An account that acted, or that was acted upon. */
  account: string | null;
  /** From an instant, and before another one. */
  span: { from: Date; to: Date } | null;
}

/** An event as a screen shows it: neither the request, the session, nor the network. */
export type ShownEvent = Pick<
  AuditTable,
  'seq' | 'at' | 'actor_kind' | 'actor' | 'role' | 'object_kind' | 'object' | 'outcome' | 'reason'
> & { action: AuditAction };

const PAGE = 50;

/** Reads a page of the log, the newest events first: those before an event's number, or the last ones. Reading is an event, too. */
export async function readAudit(
  { db, now, origin }: AccountNeeds,
  reader: Pick<AuditEvent, 'actor' | 'role'>,
  { action, account, span }: AuditFilter,
  before: number | null,
): Promise<{ events: ShownEvent[]; older: number | null }> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('audit')
      .select(['seq', 'at', 'action', 'actor_kind', 'actor', 'role', 'object_kind', 'object', 'outcome', 'reason'])
      .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
      .$if(account !== null, (query) =>
        query.where((row) => row.or([row('actor', '=', account), row('object', '=', account)])),
      )
      .$if(span !== null, (query) =>
        query.where('at', '>=', span?.from.toISOString() ?? '').where('at', '<', span?.to.toISOString() ?? ''),
      )
      .$if(before !== null, (query) => query.where('seq', '<', before ?? 0))
      .orderBy('seq', 'desc')
      .limit(PAGE + 1)
      .execute();
    const shown = rows.slice(0, PAGE).flatMap((row): ShownEvent[] => {
      const known = auditActions.find((one) => one === row.action);
      return known ? [{ ...row, action: known }] : [];
    });
    const event = { action: 'audit.read', subject: null, object: null, outcome: 'done', reason: null } as const;
    await appendAudit(transaction, { ...event, ...reader }, origin, now);
    return { events: shown, older: rows.length > PAGE ? (rows[PAGE - 1]?.seq ?? null) : null };
  });
}
