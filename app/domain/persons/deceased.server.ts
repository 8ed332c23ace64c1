import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { endResultLinks } from '../reports/result-link.server.ts';
import { joinedRecordsOf } from './joined-records.server.ts';
import type { DeskStaff } from './person-desk.server.ts';
import type { Relation } from './relatives.ts';

/**
 * Records that a person has died: their portal closes at once for everybody, their links and the access that they gave end. Results stay,
 * and so do the doctors who ordered them. False: it was recorded before, or there is no such person.
 */
export const recordDeath = (needs: AccountNeeds, staff: DeskStaff, id: string): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const at = needs.now.toISOString();
    const persons = await setDeceased(transaction, id, at);
    if (persons.length === 0) return false;
    const orders = await transaction.selectFrom('orders').select('id').where('person', 'in', persons).execute();
    for (const order of orders) await endResultLinks(transaction, needs.vault, order.id, needs.now);
    await transaction
      .updateTable('account_persons')
      .set({ ended_at: at })
      .where('person', 'in', persons)
      .where('relation', '=', 'proxy')
      .where('ended_at', 'is', null)
      .execute();
    await appendAudit(transaction, eventOf('person.deceased', staff, id), needs.origin, needs.now);
    return true;
  });

/** Takes back a death that was recorded by mistake. What others were allowed to read stays ended: the person gives it again. */
export const undoDeath = (needs: AccountNeeds, staff: DeskStaff, id: string): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const persons = await setDeceased(transaction, id, null);
    if (persons.length === 0) return false;
    await appendAudit(transaction, eventOf('person.alive', staff, id), needs.origin, needs.now);
    return true;
  });

/** Sets it for all joined records of a person, whichever of them the desk has open; returns those that it changed. */
async function setDeceased(transaction: Transaction<Tables>, id: string, at: string | null): Promise<string[]> {
  const rows = await transaction
    .updateTable('persons')
    .set({ deceased_at: at })
    .where('id', 'in', await joinedRecordsOf(transaction, id))
    .where('deceased_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Records that a close relative received the results of a person who has died. Returns false if the person is not recorded as dead. */
export const recordRelative = (
  needs: AccountNeeds,
  staff: DeskStaff,
  { person, relation }: { person: string; relation: Relation },
): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('persons')
      .select('deceased_at')
      .where('id', '=', person)
      .executeTakeFirst();
    if (!known?.deceased_at) return false;
    const at = needs.now.toISOString();
    await transaction
      .insertInto('relative_handovers')
      .values({ id: newId(), person, relation, account: staff.account, at })
      .execute();
    const event = { ...eventOf('relative.handed-over', staff, person), reason: relation };
    await appendAudit(transaction, event, needs.origin, needs.now);
    return true;
  });

const eventOf = (
  action: 'person.deceased' | 'person.alive' | 'relative.handed-over',
  { account, role }: DeskStaff,
  person: string,
): AuditEvent => ({
  action,
  actor: { kind: 'account', id: account },
  role,
  subject: person,
  object: { kind: 'person', id: person },
  outcome: 'done',
  reason: null,
});
