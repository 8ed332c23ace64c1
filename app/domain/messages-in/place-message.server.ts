import type { Transaction } from 'kysely';

import { isPostgres } from '../../../db/engine.ts';
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

/** The number of failures after which a message waits for staff, so that a bug cannot hide it. */
const MAX_ATTEMPTS = 5;

/**
 * Runs the second transaction of a message: it turns a stored message into reports, or makes it wait for staff. A message that another
 * process has already placed stays as it is.
 */
export async function placeMessage(needs: IngestNeeds, id: string): Promise<State> {
  const [state = 'stored'] = await placeTogether(needs, [id]);
  return state;
}

/** Places several messages in one transaction, all or none, because one commit costs about the same as many. */
const placeTogether = (needs: IngestNeeds, ids: readonly string[]): Promise<State[]> =>
  needs.db.transaction().execute((transaction) => placeAll(transaction, needs, ids));

async function placeAll(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  ids: readonly string[],
): Promise<State[]> {
  const events: AuditEvent[] = [];
  const states: State[] = [];
  for (const id of ids) {
    const { state, event } = await placeOne(transaction, needs, { id, from: 'stored' });
    states.push(state);
    if (event) events.push(event);
  }
  await appendAudits(transaction, events, needs.origin, needs.now);
  return states;
}

interface Asked {
  id: string;
  /** A `quarantined` message is placed again after staff have changed the cause. */
  from: 'stored' | 'quarantined';
}

/**
 * Places one message within a transaction. The caller writes the returned event last. The event is null if the message still waits for the
 * same reason.
 */
export async function placeOne(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  { id, from }: Asked,
): Promise<{ state: State; event: AuditEvent | null }> {
  // The update locks the row. A second process waits for the lock and then finds nothing to do.
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
  state: 'quarantined' as const,
  reason,
  place: writePlace(at),
  about,
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

/**
 * Places the stored messages, oldest first, and returns how many left the `stored` state. It runs after messages are stored, at startup,
 * and periodically.
 */
export async function placeStored(needs: IngestNeeds, most = 100, together = 20): Promise<number> {
  const tried: string[] = [];
  let placed = 0;
  while (tried.length < most) {
    const { ids, states } = await placeOldest(needs, Math.min(together, most - tried.length), tried);
    if (ids.length === 0) break;
    tried.push(...ids);
    placed += states.filter((state) => state !== 'stored').length;
  }
  return placed;
}

/** Places some of the oldest messages in one transaction, and one by one if that fails. */
async function placeOldest(needs: IngestNeeds, count: number, tried: readonly string[]) {
  let ids: string[] = [];
  const together = needs.db.transaction().execute(async (transaction) => {
    ids = await claimOldest(transaction, count, tried);
    return placeAll(transaction, needs, ids);
  });
  const states = await together.catch((error: unknown) => {
    if (ids.length === 0) throw error;
    return placeEach(needs, ids);
  });
  return { ids, states };
}

/** On PostgreSQL, passes over the messages that another process is placing: both would wait for each other's rows. */
async function claimOldest(transaction: Transaction<Tables>, count: number, tried: readonly string[]) {
  const rows = await transaction
    .selectFrom('messages_in')
    .select('id')
    .where('state', '=', 'stored')
    .$if(tried.length > 0, (query) => query.where('id', 'not in', tried))
    .orderBy('received_at')
    .limit(count)
    .$if(isPostgres(transaction), (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

/** Places each message in its own transaction. A message that fails stays stored, and the next round tries it again. */
export async function placeEach(needs: IngestNeeds, ids: readonly string[]): Promise<State[]> {
  const states: State[] = [];
  // A busy database is not the message's fault. In that case, even the failure is not counted.
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
    const isHopeless = attempts >= MAX_ATTEMPTS;
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
