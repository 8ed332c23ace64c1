import { randomInt } from 'node:crypto';

import type { Kysely, Transaction } from 'kysely';

import type { InboxMessagesTable } from '../../../db/inbox-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import type { Vault } from '../accounts/vault.ts';
import type { AuditOrigin } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { REFERENCE_LENGTH, referenceLetters } from './inbox-reference.ts';
import { type InboxWords, openWords, sealWords } from './inbox-words.server.ts';

export interface InboxNeeds {
  db: Kysely<Tables>;
  vault: Vault;
  now: Date;
  origin: AuditOrigin;
}

export interface NewMessage extends InboxWords {
  /** The id of the form (`form-stamp.server.ts`). */
  id: string;
  service: string;
  locale: InboxMessagesTable['locale'];
  authorization: { version: string; hash: string };
}

/** `known`: the form was sent before with the same words. `changed`: with other words; nothing was stored now. */
export type Receipt =
  | { kind: 'stored' | 'known' | 'changed'; id: string; reference: string }
  | { kind: 'wait'; until: Date };

/** Stores a visitor's message once, however often its form is sent. */
export async function receiveInboxMessage(needs: InboxNeeds, message: NewMessage): Promise<Receipt> {
  const { db, vault, now, origin } = needs;
  const before = await receiptOf(needs, message);
  if (before) return before;
  const key = vault.index('attempt', `message ${origin.client ?? ''}`);
  const until = await countAttempt(db, key, attemptRules.message, now);
  if (until) return { kind: 'wait', until };
  // Two references that are equal by chance are as likely as one in 47 million for each stored message.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const reference = newReference();
    const isStored = await db.transaction().execute((transaction) => store(transaction, needs, message, reference));
    if (isStored) return { kind: 'stored', id: message.id, reference };
    const sentAtOnce = await receiptOf(needs, message);
    if (sentAtOnce) return sentAtOnce;
  }
  throw new Error('No free reference for a message');
}

async function store(
  transaction: Transaction<Tables>,
  { vault, now, origin }: InboxNeeds,
  message: NewMessage,
  reference: string,
): Promise<boolean> {
  const { id, service, locale, authorization } = message;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('inbox_messages')
    .values({
      ...sealWords(vault, id, message),
      id,
      reference,
      service,
      locale,
      received_at: now.toISOString(),
      authorization_version: authorization.version,
      authorization_hash: authorization.hash,
      state: 'new',
      assigned: null,
      version: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const event = {
    action: 'inbox.received',
    actor: { kind: 'visitor', id: null },
    role: null,
    subject: null,
    object: { kind: 'inbox-message', id },
    outcome: 'done',
    reason: null,
  } as const;
  await appendAudit(transaction, event, origin, now);
  return true;
}

/** Returns the receipt of a form that was sent before; null for a new one. */
async function receiptOf({ db, vault }: InboxNeeds, message: NewMessage): Promise<Receipt | null> {
  const { id } = message;
  const row = await db.selectFrom('inbox_messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { name, email, phone, text } = openWords(vault, row);
  const isSame =
    [name, email, phone, text, row.service].join('\n') ===
    [message.name, message.email, message.phone, message.text, message.service].join('\n');
  return { kind: isSame ? 'known' : 'changed', id, reference: row.reference };
}

const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => referenceLetters[randomInt(referenceLetters.length)]).join('');

/** Returns the part of a message that its visitor may see: whoever knows the form's random id sent it. */
export const findReceipt = async (
  db: Kysely<Tables>,
  id: string,
): Promise<{ reference: string; receivedAt: Date } | null> => {
  const row = await db
    .selectFrom('inbox_messages')
    .select(['reference', 'received_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { reference: row.reference, receivedAt: new Date(row.received_at) } : null;
};
