import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { sendResultLink } from '../reports/send-result-link.server.ts';
import { addressFor, contactOfOrder } from './contact-on-file.server.ts';
import type { DeskStaff } from './person-desk.server.ts';

/**
 * Sends a new result link of one of the person's orders to the contact on file, at most three times a day. `nothing`: the person has no such
 * order, or it has nothing that a link shows. `unconfirmed`: reception first has to record the contact, because another system than the
 * order's brought it, or it is one of childhood. None of these, nor `no-address`, is counted.
 */
export async function sendLinkFromDesk(
  needs: AccountNeeds,
  { account, role }: DeskStaff,
  { person, order }: { person: string; order: string },
): Promise<'sent' | 'no-address' | 'unconfirmed' | 'nothing' | 'wait'> {
  const { db, vault, now } = needs;
  const reached = await contactOfOrder(db, order);
  if (reached?.person !== person) return 'nothing';
  if (reached.email === null) return 'no-address';
  if (addressFor(needs, reached, reached) === null) return 'unconfirmed';
  if (await countAttempt(db, vault.index('attempt', `desk link ${order}`), attemptRules.resultLink, now)) return 'wait';
  const by = { actor: { kind: 'account', id: account }, role } as const;
  const isSent = await db
    .transaction()
    .execute((transaction) => sendResultLink(transaction, needs, order, 'renewed', by));
  return isSent ? 'sent' : 'nothing';
}
