import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { emailOfPerson } from '../persons/sealed-person.server.ts';
import { createResultLink, resultLinkPath } from './result-link.server.ts';

/**
 * Creates the link of an order and the mail that brings it to the contact on file. The mail names no exam and no value. Returns false, and
 * creates nothing, if the person has no address. Its audit event comes last: call it at the end of a transaction.
 */
export async function sendResultLink(
  transaction: Transaction<Tables>,
  { vault, now, origin }: Pick<AccountNeeds, 'vault' | 'now' | 'origin'>,
  order: string,
  reason: 'released' | 'renewed',
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
  const actor =
    reason === 'renewed' ? ({ kind: 'visitor', id: null } as const) : ({ kind: 'system', id: null } as const);
  await appendAudit(
    transaction,
    {
      ...{ action: 'link.created', actor, role: null, subject: person.id },
      ...{ object: { kind: 'order', id: order }, outcome: 'done', reason },
    },
    origin,
    now,
  );
  return true;
}
