import type { Transaction } from 'kysely';

import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { endGivenAccess } from '../accounts/given-access.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { joinedRecordsOf } from './joined-records.server.ts';

interface Reached {
  email: string | null;
  locale: PersonsTable['locale'];
}

/**
 * Tells the old and the new address, so that nobody redirects results in silence, and ends the bonds that the old address proved, with the
 * access that these accounts gave. Returns the events of that.
 */
export async function followNewEmail(
  transaction: Transaction<Tables>,
  { vault, now }: AccountNeeds,
  { id, version }: { id: string; version: number },
  reached: { old: Reached; new: Reached },
): Promise<AuditEvent[]> {
  const persons = await joinedRecordsOf(transaction, id);
  const bonds = await transaction
    .updateTable('account_persons')
    .set({ ended_at: now.toISOString() })
    .where('person', 'in', persons)
    .where('proof', '=', 'verified-contact')
    .where('ended_at', 'is', null)
    .returning('account')
    .execute();
  for (const to of ['old', 'new'] as const) {
    const { email, locale } = reached[to];
    if (email === null) continue;
    const key = `email-changed ${to} ${id} ${version}`;
    const details = { at: now.toISOString(), to };
    await enqueueMail(transaction, vault, { key, template: 'email-changed', locale, to: email, details }, now);
  }
  const events: AuditEvent[] = [];
  for (const account of new Set(bonds.map((bond) => bond.account)))
    events.push(...(await endGivenAccess(transaction, account, now, { persons })));
  return events;
}
