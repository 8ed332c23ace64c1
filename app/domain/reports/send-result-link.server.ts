import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { emailOfPerson } from '../persons/sealed-person.server.ts';
import { createResultLink, resultLinkPath } from './result-link.server.ts';

const senders = {
  released: { actor: { kind: 'system', id: null } },
  renewed: { actor: { kind: 'visitor', id: null } },
} as const;

/**
 * Creates the link of an order and the mail that brings it to the contact on file. The mail names no exam and no value. Returns false, and
 * creates nothing, if the person has no address. Its audit event comes last: call it at the end of a transaction.
 */
export async function sendResultLink(
  transaction: Transaction<Tables>,
  { vault, now, origin }: Pick<AccountNeeds, 'vault' | 'now' | 'origin'>,
  order: string,
  reason: 'released' | 'renewed',
  by: Pick<AuditEvent, 'actor' | 'role'> = { ...senders[reason], role: null },
): Promise<boolean> {
  const person = await transaction
    .selectFrom('orders')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .select(['persons.id', 'persons.email', 'persons.locale'])
    .where('orders.id', '=', order)
    .executeTakeFirst();
  const to = person ? emailOfPerson(vault, person) : null;
  if (!person || !to) return false;
  const token = await createResultLink(transaction, vault, order, now);
  const key = `result-ready ${hashOfToken(token)}`;
  const details = { path: resultLinkPath(token) };
  await enqueueMail(transaction, vault, { key, template: 'result-ready', locale: person.locale, to, details }, now);
  await appendAudit(
    transaction,
    {
      ...{ action: 'link.created', ...by, subject: person.id },
      ...{ object: { kind: 'order', id: order }, outcome: 'done', reason },
    },
    origin,
    now,
  );
  return true;
}
