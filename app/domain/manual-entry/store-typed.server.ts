import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { MessagesInTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { hashOfToken, newToken } from '../accounts/tokens.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { IncomingReport } from '../messages-in/incoming-report.ts';
import type { IngestNeeds } from '../messages-in/ingest-needs.server.ts';
import { type MessageActor, messageEvent } from '../messages-in/message-event.ts';
import { placeEach } from '../messages-in/place-message.server.ts';
import { PANEL_SENDER, writeTyped } from '../messages-in/typed-message.ts';

/** Typed texts, ready to be a message. */
export interface TypedMessage {
  /** Identifies the form, so that the same form is stored once, however often it is sent. */
  token: string;
  /** The sender of the order: its number is that sender's. */
  sender: string;
  /** The person of the order; null: the message itself names them. */
  person: string | null;
  report: IncomingReport;
}

export type StoredTyping =
  | { kind: 'stored'; message: string; state: MessagesInTable['state'] }
  /** The form was sent before, with other content. */
  | { kind: 'changed' };

/**
 * Stores what was typed as a message of the typist, byte for byte, and then places it: the two transactions that messages of laboratory
 * systems go through. If this process dies between them, `placeStored` continues. `check` runs in the first one, and may refuse.
 */
export async function storeTyping(
  needs: IngestNeeds,
  actor: MessageActor,
  typing: TypedMessage,
  check: (transaction: Transaction<Tables>) => Promise<boolean> = async () => true,
): Promise<StoredTyping> {
  const stored = await needs.db.transaction().execute((transaction) => store(transaction, needs, actor, typing, check));
  if (stored.kind !== 'stored' || stored.state !== 'stored') return stored;
  // The message is safe. If placing it fails, it stays stored, and the next round of `placeStored` tries again.
  const [state = 'stored'] = await placeEach(needs, [stored.message]).catch(() => []);
  return { ...stored, state };
}

async function store(
  transaction: Transaction<Tables>,
  { vault, now, origin }: IngestNeeds,
  actor: MessageActor,
  { token, sender, person, report }: TypedMessage,
  check: (transaction: Transaction<Tables>) => Promise<boolean>,
): Promise<StoredTyping> {
  const body = Buffer.from(writeTyped(report)).toString('base64');
  const [id, control, index] = [newId(), `panel ${token}`, vault.index('laboratory-message', body)];
  const known = await transaction
    .selectFrom('messages_in')
    .select(['id', 'state', 'body_index'])
    .where('sender', '=', sender)
    .where('control_id', '=', control)
    .where('state', '!=', 'refused')
    .executeTakeFirst();
  if (known) {
    const isSame = known.body_index === index;
    return isSame ? { kind: 'stored', message: known.id, state: known.state } : { kind: 'changed' };
  }
  if (!(await check(transaction))) return { kind: 'changed' };
  if (sender === PANEL_SENDER) await ensurePanelSender(transaction, now);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('messages_in')
    .values({
      id,
      sender,
      control_id: control,
      received_at: now.toISOString(),
      state: 'stored',
      reason: null,
      person,
      body: vault.seal('laboratory-message', body, id),
      body_index: index,
      acknowledgment: '',
      unplaced: 0,
      typed_by: actor.account,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // The same form arrived twice at the same moment.
  if (numInsertedOrUpdatedRows !== 1n) return { kind: 'changed' };
  await appendAudit(transaction, messageEvent(actor, 'message.received', { id, subject: person }), origin, now);
  return { kind: 'stored', message: id, state: 'stored' };
}

/** Every message has a sender. The panel's has no key that anybody knows, and is revoked from its first moment. */
async function ensurePanelSender(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const at = now.toISOString();
  await transaction
    .insertInto('senders')
    .values({
      id: PANEL_SENDER,
      name: 'Panel',
      application: '',
      facility: '',
      networks: '',
      mllp: null,
      certificate: null,
      key_hash: hashOfToken(newToken()),
      created_at: at,
      expires_at: at,
      revoked_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
