import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { senderState, warningOf } from './sender-states.ts';

/**
 * Warns the owners by mail, 14 and 3 days before a system's credential ends. The key of each mail makes it go once, also when several
 * processes ask at the same time.
 */
export async function warnOfKeyEnds(db: Kysely<Tables>, vault: Vault, now: Date): Promise<void> {
  const senders = await db.selectFrom('senders').selectAll().where('revoked_at', 'is', null).execute();
  const due = senders.flatMap((sender) => {
    const days = warningOf(senderState(sender, now));
    return days === null ? [] : [{ sender, days }];
  });
  if (due.length === 0) return;
  const owners = await db.selectFrom('account_roles').select('account').where('role', '=', 'owner').execute();
  await db.transaction().execute(async (transaction) => {
    for (const { account } of owners) {
      const owner = await findAccount(transaction, vault, account);
      if (owner?.status !== 'active') continue;
      for (const { sender, days } of due) {
        const key = `sender-key-ends ${sender.id} ${sender.expires_at} ${days} ${account}`;
        const mail = { key, template: 'sender-key-ends', locale: owner.locale, to: owner.email } as const;
        const details = { until: sender.expires_at, path: `/admin-panel/sistemas/${sender.id}` };
        await enqueueMail(transaction, vault, { ...mail, details }, now);
      }
    }
  });
}
