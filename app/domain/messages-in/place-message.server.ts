import type { Transaction } from 'kysely';

import type { MessagesInTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import { writePlace } from './message-place.ts';
import type { PlacingDoubt } from './message-reasons.ts';
import { placeIncoming } from './place-incoming.server.ts';
import { readStoredMessage } from './read-stored.server.ts';
import { TYPIST_ROLE } from './typed-message.ts';

type State = MessagesInTable['state'];

/** The number of failures after which a message waits for a person, so that no bug keeps it out of sight. */
const MOST_ATTEMPTS = 5;

/** The second transaction: a stored message becomes reports, or waits for a person. Whoever comes second does nothing. */
export async function placeMessage(needs: IngestNeeds, id: string): Promise<State> {
  const [state = 'stored'] = await placeTogether(needs, [id]);
  return state;
}

/** Places several messages in one transaction: one commit costs as much as many. All or none. */
const placeTogether = (needs: IngestNeeds, ids: readonly string[]): Promise<State[]> =>
  needs.db.transaction().execute(async (transaction) => {
    const events: AuditEvent[] = [];
    const states: State[] = [];
    for (const id of ids) {
      const { state, event } = await placeOne(transaction, needs, { id, from: 'stored' });
      states.push(state);
      if (event) events.push(event);
    }
    await appendAudits(transaction, events, needs.origin, needs.now);
    return states;
  });

interface Asked {
  id: string;
  /** A waiting message is tried again after somebody has changed what it waits for. */
  from: 'stored' | 'quarantined';
}

/** Places one message within a transaction. The caller writes the event last. A message that waits for the same as before has none. */
export async function placeOne(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  { id, from }: Asked,
): Promise<{ state: State; event: AuditEvent | null }> {
  // The update locks the row, so of two processes one waits and then finds nothing to do.
  const message = await transaction
    .updateTable('messages_in')
    .set({ state: 'placed' })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (!message) return { state: 'placed', event: null };
  const report = await readStoredMessage(transaction, needs.vault, message);
  const placed = await placeIncoming(transaction, needs, { message, report });
  const columns =
    placed.kind === 'doubt'
      ? doubtColumns(placed)
      : { state: 'placed' as const, reason: null, place: null, about: null };
  await transaction.updateTable('messages_in').set(columns).where('id', '=', id).execute();
  const isSame = placed.kind === 'doubt' && from === 'quarantined' && message.reason === placed.reason;
  const person = placed.kind === 'placed' ? placed.person : null;
  return { state: columns.state, event: isSame ? null : eventOf(message, columns.reason, person) };
}

const doubtColumns = ({ reason, at, about }: PlacingDoubt) => ({
  ...{ state: 'quarantined' as const, reason, place: writePlace(at), about },
});

const eventOf = (
  { id, sender, typed_by }: Pick<MessagesInTable, 'id' | 'sender' | 'typed_by'>,
  reason: AuditEvent['reason'],
  subject: string | null,
): AuditEvent => ({
  action: reason === null ? 'message.placed' : 'message.quarantined',
  actor: typed_by === null ? { kind: 'sender', id: sender } : { kind: 'account', id: typed_by },
  role: typed_by === null ? null : TYPIST_ROLE,
  subject,
  object: { kind: 'message', id },
  outcome: 'done',
  reason,
});

/** Places what is stored but not placed, the oldest first. Runs after storing, at the start, and from time to time. Returns how many. */
export async function placeStored(needs: IngestNeeds, most = 100, together = 20): Promise<number> {
  const waiting = await needs.db
    .selectFrom('messages_in')
    .select('id')
    .where('state', '=', 'stored')
    .orderBy('received_at')
    .limit(most)
    .execute();
  let placed = 0;
  for (let start = 0; start < waiting.length; start += together) {
    const ids = waiting.slice(start, start + together).map(({ id }) => id);
    const states = await (ids.length === 1
      ? placeEach(needs, ids)
      : placeTogether(needs, ids).catch(() => placeEach(needs, ids)));
    placed += states.filter((state) => state !== 'stored').length;
  }
  return placed;
}

/** If one of several fails, each gets its own transaction. One that fails stays stored, and the next round tries again. */
export async function placeEach(needs: IngestNeeds, ids: readonly string[]): Promise<State[]> {
  const states: State[] = [];
  // A database that is busy is no fault of the message: then not even the failure is counted.
  const failed = (id: string) => countFailure(needs, id).catch(() => 'stored' as const);
  for (const id of ids) states.push(await placeMessage(needs, id).catch(() => failed(id)));
  return states;
}

async function countFailure({ db, origin, now }: IngestNeeds, id: string): Promise<State> {
  return db.transaction().execute(async (transaction) => {
    const message = await transaction
      .updateTable('messages_in')
      .set((row) => ({ attempts: row.fn.coalesce(row.ref('attempts'), row.lit(0)) }))
      .where('id', '=', id)
      .where('state', '=', 'stored')
      .returning(['id', 'sender', 'typed_by', 'attempts'])
      .executeTakeFirst();
    if (!message) return 'placed';
    const attempts = (message.attempts ?? 0) + 1;
    const isHopeless = attempts >= MOST_ATTEMPTS;
    const waits = { state: 'quarantined' as const, reason: 'placing-failed', place: null };
    await transaction
      .updateTable('messages_in')
      .set({ attempts, ...(isHopeless ? waits : {}) })
      .where('id', '=', id)
      .execute();
    if (isHopeless) await appendAudits(transaction, [eventOf(message, 'placing-failed', null)], origin, now);
    return isHopeless ? 'quarantined' : 'stored';
  });
}
