import { newId } from '../domain/accounts/tokens.server.ts';
import type { EnqueueReply } from '../domain/inbox/answer-message.server.ts';

/** Writes the reply's mail into the outbox, in the transaction of the reply. */
export const enqueueReply: EnqueueReply = async (transaction, vault, { key, template, locale, to, details }, now) => {
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
    .execute();
};
