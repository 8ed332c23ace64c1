import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import type { AuditReason } from '../audit/audit-reason.ts';

/**
 * Ends every link and every access that an account gave: somebody else may have had its password, or its session. `persons`: only to the
 * results of these, which the account loses. Returns the events for the end of the transaction.
 */
export async function endGivenAccess(
  transaction: Transaction<Tables>,
  account: string,
  now: Date,
  { reason = null, persons }: { reason?: AuditReason | null; persons?: readonly string[] },
): Promise<AuditEvent[]> {
  const at = now.toISOString();
  const by = { actor: { kind: 'account', id: account }, role: 'patient', outcome: 'done', reason } as const;
  const shares = await transaction
    .updateTable('report_shares')
    .set({ revoked_at: at })
    .where('account', '=', account)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .$if(persons !== undefined, (query) => query.where('report', 'in', reportsOf(transaction, persons ?? [])))
    .returning((share) => [
      'report',
      share
        .selectFrom('reports')
        .innerJoin('orders', 'orders.id', 'reports.order_id')
        .select('orders.person')
        .whereRef('reports.id', '=', 'report_shares.report')
        .as('person'),
    ])
    .execute();
  const grants = await transaction
    .updateTable('account_persons')
    .set({ ended_at: at })
    .where('granted_by', '=', account)
    .where('ended_at', 'is', null)
    .$if(persons !== undefined, (query) => query.where('person', 'in', persons ?? []))
    .returning(['account', 'person'])
    .execute();
  return [
    ...shares.map(
      ({ report, person }): AuditEvent => ({
        action: 'share.revoked',
        ...by,
        subject: person,
        object: { kind: 'report', id: report },
      }),
    ),
    ...grants.map(
      ({ account: reader, person }): AuditEvent => ({
        action: 'proxy.revoked',
        ...by,
        subject: person,
        object: { kind: 'account', id: reader },
      }),
    ),
  ];
}

const reportsOf = (transaction: Transaction<Tables>, persons: readonly string[]) =>
  transaction
    .selectFrom('reports')
    .innerJoin('orders', 'orders.id', 'reports.order_id')
    .select('reports.id')
    .where('orders.person', 'in', persons);
