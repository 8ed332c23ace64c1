import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { mustEscalate } from './critical-case.ts';
import { advance, personOfReport } from './critical-cases.server.ts';

/** The minutes after which an open case is escalated, unless the laboratory sets another number (`criticalValues.escalateAfterMinutes`). */
export const ESCALATE_AFTER_MINUTES = 60;

/** The roles that receive the alert. */
const alerted = ['owner', 'bacteriologist'];

/**
 * Alerts owners and bacteriologists by email about every critical value that has waited too long, once per value. The email contains no
 * personal or health data: it says only that the panel has urgent work. Returns the number of escalated values. Several processes may run
 * it at the same time.
 */
export async function escalateCritical(needs: AccountNeeds, minutes: number): Promise<number> {
  const { db, now } = needs;
  const before = new Date(now.getTime() - minutes * 60_000).toISOString();
  const due = await db
    .selectFrom('critical_cases')
    .select('id')
    .where('state', '=', 'open')
    .where('escalated_at', 'is', null)
    .where('opened_at', '<=', before)
    .execute();
  let escalated = 0;
  for (const { id } of due)
    if (await db.transaction().execute((transaction) => escalate(transaction, needs, { id, minutes }))) escalated += 1;
  return escalated;
}

async function escalate(
  transaction: Transaction<Tables>,
  { vault, now, origin }: AccountNeeds,
  { id, minutes }: { id: string; minutes: number },
): Promise<boolean> {
  const row = await transaction
    .updateTable('critical_cases')
    .set((one) => ({ version: one.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  const standing = { state: row.state, openedAt: row.opened_at, escalatedAt: row.escalated_at };
  if (!mustEscalate(standing, now, minutes)) return false;
  await advance(transaction, row, {
    id: newId(),
    kind: 'escalated',
    at: now.toISOString(),
    account: null,
    reason: null,
    recipient: null,
    recipient_role: null,
    read_back: null,
  });
  for (const account of await accountsToAlert(transaction)) {
    const staff = await findAccount(transaction, vault, account);
    if (!staff) continue;
    const key = `critical-unresolved ${id} ${account}`;
    const { email: to, locale } = staff;
    await enqueueMail(transaction, vault, { key, template: 'critical-unresolved', locale, to, details: {} }, now);
  }
  await appendAudit(
    transaction,
    {
      action: 'critical.escalated',
      actor: { kind: 'system', id: null },
      role: null,
      outcome: 'done',
      reason: null,
      subject: await personOfReport(transaction, row.report),
      object: { kind: 'report', id: row.report },
    },
    origin,
    now,
  );
  return true;
}

const accountsToAlert = async (transaction: Transaction<Tables>): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('account_roles')
    .innerJoin('accounts', 'accounts.id', 'account_roles.account')
    .select('account_roles.account')
    .distinct()
    .where('role', 'in', alerted)
    .where('accounts.status', '=', 'active')
    .execute();
  return rows.map(({ account }) => account);
};
