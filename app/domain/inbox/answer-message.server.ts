import type { InboxRepliesTable } from '../../../db/inbox-tables.ts';
import { newId } from '../../../db/new-id.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { type InboxMove, stateAfter } from './inbox-states.ts';
import type { InboxStaff } from './inbox-store.server.ts';
import type { InboxNeeds } from './receive-message.server.ts';

export interface InboxAnswer {
  id: string;
  /** The version that the member of staff saw. */
  version: number;
  /** `close` writes no reply. */
  move: { kind: 'answer'; via: InboxRepliesTable['via']; text: string } | { kind: 'close' };
}

/** `changed`: somebody else changed the message first. `no-email`: the visitor left only a telephone number. */
export type AnswerOutcome = 'done' | 'missing' | 'changed' | 'no-email';

/** Answers or closes a message, if it is still as the member of staff saw it. */
export async function answerMessage(
  { db, vault, now, origin }: InboxNeeds,
  { account, role }: InboxStaff,
  { id, version, move }: InboxAnswer,
): Promise<AnswerOutcome> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('inbox_messages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return 'missing';
    const state = stateAfter(row.state, move.kind satisfies InboxMove);
    if (state === null) return 'changed';
    const isMail = move.kind === 'answer' && move.via === 'email';
    if (isMail && row.email === null) return 'no-email';
    const { numUpdatedRows } = await transaction
      .updateTable('inbox_messages')
      .set({ state, assigned: account, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'changed';
    if (move.kind === 'answer') {
      const reply = newId();
      await transaction
        .insertInto('inbox_replies')
        .values({
          id: reply,
          message: id,
          account,
          text: vault.seal('message-text', move.text, reply),
          sent_at: now.toISOString(),
          via: move.via,
        })
        .execute();
      if (isMail && row.email !== null) {
        const to = vault.open('email', row.email, id);
        const key = `inbox-reply ${reply}`;
        const { text } = move;
        await enqueueMail(
          transaction,
          vault,
          { key, template: 'inbox-reply', locale: row.locale, to, details: { text } },
          now,
        );
      }
    }
    const event = {
      action: move.kind === 'close' ? 'inbox.closed' : 'inbox.answered',
      actor: { kind: 'account', id: account },
      role,
      subject: null,
      object: { kind: 'inbox-message', id },
      outcome: 'done',
      reason: move.kind === 'close' ? null : move.via,
    } as const;
    await appendAudit(transaction, event, origin, now);
    return 'done';
  });
}
