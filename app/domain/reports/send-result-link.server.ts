import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { isMinor } from '../persons/majority.ts';
import { birthDateOfPerson, emailOfPerson } from '../persons/sealed-person.server.ts';
import { mayNotify, readerAtGate } from '../release/disclosure.ts';
import { createResultLink, resultLinkPath } from './result-link.server.ts';

const senders = {
  released: { actor: { kind: 'system', id: null } },
  counseled: { actor: { kind: 'system', id: null } },
  renewed: { actor: { kind: 'visitor', id: null } },
} as const;

/**
 * Creates the link of an order and the mail that sends it to the address on file. The mail names no exam and no value. Returns false, and
 * creates nothing, if the person has no address or if the link would show nothing: a report that waits for counseling creates no link, and
 * a minor's report creates none even after counseling. Call it at the end of a transaction, because it writes an audit event.
 */
export async function sendResultLink(
  transaction: Transaction<Tables>,
  needs: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone' | 'origin'>,
  order: string,
  reason: keyof typeof senders,
  by: Pick<AuditEvent, 'actor' | 'role'> = { ...senders[reason], role: null },
): Promise<boolean> {
  const { vault, now, timeZone, origin } = needs;
  const person = await transaction
    .selectFrom('orders')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .innerJoin('persons as contact', (join) =>
      join.onRef('contact.id', '=', (on) => on.fn.coalesce('persons.joined_to', 'persons.id')),
    )
    .select(['contact.id', 'contact.email', 'contact.locale', 'contact.birth_date', 'contact.deceased_at'])
    .where('orders.id', '=', order)
    .executeTakeFirst();
  const to = person ? emailOfPerson(vault, person) : null;
  if (!person || !to || person.deceased_at !== null) return false;
  const ofMinor = isMinor(birthDateOfPerson(vault, person), now, timeZone);
  // A notice after a minor's counseling would reach a parent and reveal that such a report exists.
  if ((ofMinor && reason === 'counseled') || !(await hasVisible(transaction, order, ofMinor))) return false;
  const token = await createResultLink(transaction, vault, order, now);
  const key = `result-ready ${hashOfToken(token)}`;
  const details = { path: resultLinkPath(token) };
  await enqueueMail(transaction, vault, { key, template: 'result-ready', locale: person.locale, to, details }, now);
  await appendAudit(
    transaction,
    {
      ...{ action: 'link.created', ...by, subject: person.id },
      ...{ object: { kind: 'order', id: order }, outcome: 'done' },
      reason: reason === 'renewed' ? reason : 'released',
    },
    origin,
    now,
  );
  return true;
}

/** Whether an order has a report that its link shows. A minor's reports that need counseling do not count. */
async function hasVisible(transaction: Transaction<Tables>, order: string, ofMinor: boolean): Promise<boolean> {
  const reports = await transaction
    .selectFrom('reports')
    .select(['status', 'released_version', 'needs_counseling', 'counseled_at'])
    .where('order_id', '=', order)
    .execute();
  return reports.some((report) => mayNotify(report, readerAtGate('link', true, ofMinor)));
}
