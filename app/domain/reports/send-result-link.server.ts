import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { afterQuietHours } from '../outbox/quiet-hours.ts';
import { addressFor, contactOfOrder } from '../persons/contact-on-file.server.ts';
import { isOrderOfMinor, ordersThatLinksShow } from './link-gate.server.ts';
import { createResultLink, resultLinkPath } from './result-link.server.ts';

const authors = {
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
  reason: keyof typeof authors,
  by: Pick<AuditEvent, 'actor' | 'role'> = { ...authors[reason], role: null },
): Promise<boolean> {
  const { vault, now, timeZone, origin } = needs;
  const person = await contactOfOrder(transaction, order);
  const to = person ? addressFor(needs, person, person) : null;
  if (!person || !to || person.deceased_at !== null) return false;
  const ofMinor = isOrderOfMinor(needs, person);
  // A notice after a minor's counseling would reach a parent and reveal that such a report exists.
  if (ofMinor && reason === 'counseled') return false;
  const visible = await ordersThatLinksShow(transaction, [{ id: order, ofMinor }]);
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
      action: 'link.created',
      ...by,
      subject: person.id,
      object: { kind: 'order', id: order },
      outcome: 'done',
      reason: reason === 'renewed' ? reason : 'released',
    },
    origin,
    now,
  );
  return true;
}
