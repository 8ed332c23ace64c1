import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { afterQuietHours } from '../outbox/quiet-hours.ts';
import { addressFor, contactOfOrder } from '../persons/contact-on-file.server.ts';
import { isMinor, wasMinor } from '../persons/majority.ts';
import { birthDateOfPerson } from '../persons/sealed-person.server.ts';
import { mayNotify, readerAtGate } from '../release/disclosure.ts';
import { createResultLink, resultLinkPath } from './result-link.server.ts';

const senders = {
  released: { actor: { kind: 'system', id: null } },
  counseled: { actor: { kind: 'system', id: null } },
  renewed: { actor: { kind: 'visitor', id: null } },
} as const;

/**
 * Creates the link of an order and the mail that sends it to the address on file. The mail names no exam and no value. Returns false, and
 * creates nothing, if the person has no address that is good for this order, or if the link would show nothing: a report that waits for
 * counseling creates no link, and a report of a minor's order creates none even after counseling. Call it at the end of a transaction,
 * because it writes an audit event.
 */
export async function sendResultLink(
  transaction: Transaction<Tables>,
  needs: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone' | 'origin'>,
  order: string,
  reason: keyof typeof senders,
  by: Pick<AuditEvent, 'actor' | 'role'> = { ...senders[reason], role: null },
): Promise<boolean> {
  const { vault, now, timeZone, origin } = needs;
  const person = await contactOfOrder(transaction, order);
  const to = person ? addressFor(needs, person, person) : null;
  if (!person || !to || person.deceased_at !== null) return false;
  const ofMinor = isOrderOfMinor(needs, person);
  // A notice after a minor's counseling would reach a parent and reveal that such a report exists.
  if (ofMinor && reason === 'counseled') return false;
  const visible = await ordersOfLinks(transaction, [{ id: order, ofMinor }]);
  if (!visible.has(order)) return false;
  const token = await createResultLink(transaction, vault, order, now);
  const key = `result-ready ${hashOfToken(token)}`;
  const details = { path: resultLinkPath(token) };
  // Somebody who asks for a new link waits for it, also at night.
  const dueAt = reason === 'renewed' ? now : afterQuietHours(now, timeZone);
  const mail = { key, template: 'result-ready' as const, locale: person.locale, to, details, dueAt };
  await enqueueMail(transaction, vault, mail, now);
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

/** Whether a link to an order is read as a minor's: it is most often a parent's, also for an order of childhood. */
export const isOrderOfMinor = (
  { vault, now, timeZone }: Pick<AccountNeeds, 'vault' | 'now' | 'timeZone'>,
  order: { id: string; birth_date: string; placed_at: string; ordered_at: string },
): boolean => {
  const born = birthDateOfPerson(vault, order);
  return isMinor(born, now, timeZone) || wasMinor(born, [order.placed_at, order.ordered_at], timeZone);
};

/** Which orders have a report that their link shows. Reports of a minor's order that need counseling do not count. */
export async function ordersOfLinks(
  db: Kysely<Tables>,
  orders: readonly { id: string; ofMinor: boolean }[],
): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set();
  const rows = await db
    .selectFrom('reports')
    .select(['order_id', 'status', 'released_version', 'needs_counseling', 'counseled_at'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  const ofMinors = new Set(orders.filter(({ ofMinor }) => ofMinor).map(({ id }) => id));
  const shown = rows.filter((row) => mayNotify(row, readerAtGate('link', true, ofMinors.has(row.order_id))));
  return new Set(shown.map(({ order_id }) => order_id));
}
