import type { Transaction } from 'kysely';

import type { MessagesInTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { type FieldEdit, isEdit } from './field-edits.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import { editRow } from './message-edits.server.ts';
import { type MessageActor, messageEvent } from './message-event.ts';
import type { DismissalReason } from './message-reasons.ts';
import { placeOne } from './place-message.server.ts';

export type ResolveOutcome =
  /** The state after the action. A corrected message may still wait for another reason. */
  | { kind: 'done'; state: MessagesInTable['state'] }
  | { kind: 'missing' }
  /** Another person has changed the message in the meantime. */
  | { kind: 'changed' }
  /** The typed value cannot be stored. */
  | { kind: 'invalid' };

/** Stores a correction of one field, and places the message again. The stored bytes of the message do not change. */
export const correctField = (
  needs: IngestNeeds,
  actor: MessageActor,
  message: string,
  edit: FieldEdit,
): Promise<ResolveOutcome> =>
  isEdit(edit)
    ? resolve(needs, { message, from: 'quarantined' }, async (transaction) => {
        const { most } = await transaction
          .selectFrom('message_edits')
          .select((row) => row.fn.max('number').as('most'))
          .where('message', '=', message)
          .executeTakeFirstOrThrow();
        const number = Number(most ?? 0) + 1;
        const value = needs.vault.seal('laboratory-message', edit.value, editRow(message, number));
        await transaction
          .insertInto('message_edits')
          .values({
            message,
            number,
            segment: edit.segment,
            field: edit.field,
            value,
            account: actor.account,
            at: needs.now.toISOString(),
          })
          .execute();
        return { event: messageEvent(actor, 'message.corrected', { id: message }), next: 'place' };
      })
    : Promise.resolve({ kind: 'invalid' });

/** Links a message to a person after staff have compared them, and places it again. */
export const linkPerson = (
  needs: IngestNeeds,
  actor: MessageActor,
  message: string,
  person: string,
): Promise<ResolveOutcome> =>
  resolve(needs, { message, from: 'quarantined' }, async (transaction) => {
    const known = await transaction.selectFrom('persons').select('id').where('id', '=', person).executeTakeFirst();
    if (!known) return null;
    await transaction.updateTable('messages_in').set({ person }).where('id', '=', message).execute();
    return { event: messageEvent(actor, 'message.linked', { id: message, subject: person }), next: 'place' };
  });

/** Places a waiting message again, because the cause may be gone. */
export const retryMessage = (needs: IngestNeeds, actor: MessageActor, message: string): Promise<ResolveOutcome> =>
  resolve(needs, { message, from: 'quarantined' }, async () => ({
    event: messageEvent(actor, 'message.retried', { id: message }),
    next: 'place' as const,
  }));

/** Refuses a waiting message. The message stays stored, and its sender may use the control ID again. */
export const dismissMessage = (
  needs: IngestNeeds,
  actor: MessageActor,
  message: string,
  reason: DismissalReason,
): Promise<ResolveOutcome> =>
  resolve(needs, { message, from: 'quarantined' }, async (transaction) => {
    const refused = { state: 'refused' as const, reason, about: null, reviewed_at: needs.now.toISOString() };
    await transaction.updateTable('messages_in').set(refused).where('id', '=', message).execute();
    return { event: messageEvent(actor, 'message.dismissed', { id: message, reason }), next: 'refused' };
  });

/** Records that staff have seen a refused message, which ends its alert. */
export const markReviewed = (needs: IngestNeeds, actor: MessageActor, message: string): Promise<ResolveOutcome> =>
  resolve(needs, { message, from: 'refused' }, async (transaction) => {
    const reviewed = { reviewed_at: needs.now.toISOString() };
    await transaction.updateTable('messages_in').set(reviewed).where('id', '=', message).execute();
    return { event: messageEvent(actor, 'message.reviewed', { id: message }), next: 'refused' };
  });

interface Asked {
  message: string;
  from: 'quarantined' | 'refused';
}

type Step = { event: AuditEvent; next: 'place' | 'refused' } | null;

/** Locks the message, applies the change, places the message again unless it is refused, and writes the audit events last. */
export async function resolve(
  needs: IngestNeeds,
  { message, from }: Asked,
  change: (transaction: Transaction<Tables>, row: MessagesInTable) => Promise<Step>,
): Promise<ResolveOutcome> {
  return needs.db.transaction().execute(async (transaction): Promise<ResolveOutcome> => {
    const row = await transaction
      .updateTable('messages_in')
      .set((one) => ({ attempts: one.ref('attempts') }))
      .where('id', '=', message)
      .returningAll()
      .executeTakeFirst();
    if (!row) return { kind: 'missing' };
    if (row.state !== from) return { kind: 'changed' };
    const step = await change(transaction, row);
    if (!step) return { kind: 'invalid' };
    if (step.next === 'refused') {
      await appendAudits(transaction, [step.event], needs.origin, needs.now);
      return { kind: 'done', state: 'refused' };
    }
    const { state, event } = await placeOne(transaction, needs, { id: message, from: 'quarantined' });
    await appendAudits(transaction, event ? [step.event, event] : [step.event], needs.origin, needs.now);
    return { kind: 'done', state };
  });
}
