import { newId } from '../domain/accounts/tokens.server.ts';
import type { EnqueueResultMail } from '../domain/reports/renew-result-link.server.ts';

/** Writes the mail to the outbox, sealed. The worker sends it. */
export const enqueueResultMail: EnqueueResultMail = async (
  transaction,
  vault,
  { key, template, locale, to, details },
  now,
) => {
  const id = newId();
  const at = now.toISOString();
  await transaction
    .insertInto('outbox')
    .values({
      id,
      key,
      template,
      locale,
      recipient: vault.seal('mail', to, id),
      details: vault.seal('mail', JSON.stringify(details), id),
      created_at: at,
      due_at: at,
      attempts: 0,
      sent_at: null,
      failed_at: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};
