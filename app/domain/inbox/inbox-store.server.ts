import type { InboxMessagesTable, InboxRepliesTable } from '../../../db/inbox-tables.ts';
import type { Role } from '../access/access-table.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { InboxState } from './inbox-states.ts';
import { type InboxWords, openWords } from './inbox-words.server.ts';
import type { InboxNeeds } from './receive-message.server.ts';

/** The member of staff who looks or acts, and the role that allows it. */
export interface InboxStaff {
  account: string;
  role: Role | null;
}

export interface InboxRow {
  id: string;
  reference: string;
  name: string;
  service: string;
  receivedAt: Date;
  state: InboxState;
}

export interface InboxReply {
  id: string;
  by: string;
  text: string;
  sentAt: Date;
  via: InboxRepliesTable['via'];
}

export interface InboxMessage extends InboxRow, InboxWords {
  locale: InboxMessagesTable['locale'];
  version: number;
  /** The name of the member of staff that answered or closed it last. */
  assigned: string | null;
  replies: readonly InboxReply[];
}

/** The list shows no more than these. */
export const MAX_ROWS = 100;

/** The messages of one state, or the one with a reference. Unanswered messages come oldest first, all others newest first. */
export async function listMessages(
  { db, vault, now, origin }: InboxNeeds,
  staff: InboxStaff,
  asked: { state: InboxState } | { reference: string },
): Promise<InboxRow[]> {
  return db.transaction().execute(async (transaction) => {
    const all = transaction.selectFrom('inbox_messages').selectAll();
    const chosen =
      'reference' in asked ? all.where('reference', '=', asked.reference) : all.where('state', '=', asked.state);
    const order = 'state' in asked && asked.state === 'new' ? 'asc' : 'desc';
    const rows = await chosen.orderBy('received_at', order).orderBy('id').limit(MAX_ROWS).execute();
    const list = 'state' in asked ? asked.state : 'reference';
    await appendAudit(transaction, readEvent(staff, { kind: 'inbox-list', id: list }), origin, now);
    return rows.map((row) => ({ ...rowOf(row), name: openWords(vault, row).name }));
  });
}

/** One message with its replies; null if there is none. */
export async function readInboxMessage(
  { db, vault, now, origin }: InboxNeeds,
  staff: InboxStaff,
  id: string,
): Promise<InboxMessage | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('inbox_messages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const replies = await transaction
      .selectFrom('inbox_replies')
      .innerJoin('accounts', 'accounts.id', 'inbox_replies.account')
      .select(['inbox_replies.id', 'account', 'accounts.name', 'text', 'sent_at', 'via'])
      .where('message', '=', id)
      .orderBy('sent_at')
      .orderBy('inbox_replies.id')
      .execute();
    const assigned = row.assigned
      ? await transaction
          .selectFrom('accounts')
          .select(['id', 'name'])
          .where('id', '=', row.assigned)
          .executeTakeFirst()
      : null;
    await appendAudit(transaction, readEvent(staff, { kind: 'inbox-message', id }), origin, now);
    return {
      ...rowOf(row),
      ...openWords(vault, row),
      locale: row.locale,
      version: row.version,
      assigned: assigned ? vault.open('person-name', assigned.name, assigned.id) : null,
      replies: replies.map((reply) => ({
        id: reply.id,
        by: vault.open('person-name', reply.name, reply.account),
        text: vault.open('message-text', reply.text, reply.id),
        sentAt: new Date(reply.sent_at),
        via: reply.via,
      })),
    };
  });
}

const rowOf = ({ id, reference, service, received_at, state }: InboxMessagesTable) => ({
  id,
  reference,
  service,
  receivedAt: new Date(received_at),
  state,
});

const readEvent = ({ account, role }: InboxStaff, object: { kind: string; id: string }) =>
  ({
    action: 'inbox.read',
    actor: { kind: 'account', id: account },
    role,
    subject: null,
    object,
    outcome: 'done',
    reason: null,
  }) as const;
