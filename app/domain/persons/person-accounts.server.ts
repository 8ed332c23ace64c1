import type { AccountPersonsTable } from '../../../db/result-tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import { endGivenAccess } from '../accounts/given-access.server.ts';
import { endSessionsOf } from '../accounts/session-store.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { joinedRecordsOf } from './joined-records.server.ts';
import type { DeskStaff } from './person-desk.server.ts';

/** An account that reads a person's results, as the desk sees it. */
export interface DeskBond {
  account: string;
  /** 'y···@correo.example': enough to ask the patient about it. */
  email: string;
  relation: AccountPersonsTable['relation'];
  proof: AccountPersonsTable['proof'];
  since: string;
  until: string | null;
}

/** 'yesenia@correo.example' → 'y···@correo.example' */
const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1···');

/** The accounts that read a person's results now. The caller audits that the person was read. */
export async function readBonds({ db, vault, now }: AccountNeeds, person: string): Promise<DeskBond[]> {
  const rows = await db
    .selectFrom('account_persons')
    .selectAll()
    .where('person', '=', person)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now.toISOString())]))
    .orderBy('since')
    .execute();
  return Promise.all(
    rows.map(async ({ account, relation, proof, since, until }) => ({
      account,
      relation,
      proof,
      since,
      until,
      email: maskedEmail((await findAccount(db, vault, account))?.email ?? ''),
    })),
  );
}

/**
 * Ends an account's access to a person and to the records that are joined with theirs, whatever proved it, the access that it gave others to
 * these, and its sessions; its owner gets a mail that names nobody. False if it had no access.
 */
export const endBond = (
  { db, vault, now, origin }: AccountNeeds,
  staff: DeskStaff,
  { person, account: id }: { person: string; account: string },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const persons = await joinedRecordsOf(transaction, person);
    const { numUpdatedRows } = await transaction
      .updateTable('account_persons')
      .set({ ended_at: now.toISOString() })
      .where('person', 'in', persons)
      .where('account', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    const account = await findAccount(transaction, vault, id);
    if (numUpdatedRows === 0n || !account) return false;
    await endSessionsOf(transaction, id, now);
    const mail = { key: `access-ended ${person} ${id} ${now.toISOString()}`, template: 'access-ended' } as const;
    const details = { at: now.toISOString() };
    await enqueueMail(transaction, vault, { ...mail, locale: account.locale, to: account.email, details }, now);
    const unbound: AuditEvent = {
      action: 'account.unbound',
      actor: { kind: 'account', id: staff.account },
      role: staff.role,
      subject: person,
      object: { kind: 'account', id },
      outcome: 'done',
      reason: null,
    };
    await appendAudits(
      transaction,
      [...(await endGivenAccess(transaction, id, now, { persons })), unbound],
      origin,
      now,
    );
    return true;
  });
