import type { Kysely, Transaction } from 'kysely';

import type { AuditTable } from '../../../db/account-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { FIRST_HASH, hashOfEvent } from './audit-chain.server.ts';
import type { AuditEvent, AuditOrigin } from './audit-event.ts';

/**
 * Appends an event in the same transaction as the change that it records, so that neither exists without the other. Call it last: it locks
 * the chain's head until the commit, so transactions that take their other locks first cannot deadlock on it.
 */
export const appendAudit = (
  transaction: Transaction<Tables>,
  event: AuditEvent,
  origin: AuditOrigin,
  at: Date,
): Promise<void> => appendAudits(transaction, [event], origin, at);

/** Appends several events in order under one lock of the chain's head. An event's own origin overrides the shared one. */
export async function appendAudits(
  transaction: Transaction<Tables>,
  events: readonly (AuditEvent & { origin?: AuditOrigin })[],
  origin: AuditOrigin,
  at: Date,
): Promise<void> {
  if (events.length === 0) return;
  const head = await transaction
    .updateTable('audit_head')
    .set((row) => ({ seq: row('seq', '+', events.length) }))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  let { hash } = head;
  const first = Number(head.seq) - events.length + 1;
  const rows = events.map((event, i) => {
    const row = rowOf(event, event.origin ?? origin, { seq: first + i, at: at.toISOString(), previous: hash });
    hash = hashOfEvent(row);
    return { ...row, hash };
  });
  await transaction.insertInto('audit').values(rows).execute();
  await transaction.updateTable('audit_head').set({ hash }).execute();
}

const rowOf = (
  { action, actor, role, subject, object, outcome, reason }: AuditEvent,
  { request, session, client }: AuditOrigin,
  place: Pick<AuditTable, 'seq' | 'at' | 'previous'>,
): Omit<AuditTable, 'hash'> => ({
  ...place,
  action,
  actor_kind: actor.kind,
  actor: actor.id,
  role,
  subject,
  object_kind: object?.kind ?? null,
  object: object?.id ?? null,
  outcome,
  reason,
  request,
  session,
  client,
});

/**
 * The state of the chain: complete, or the number of the first event that is missing or was changed. If only the head's hash differs, `seq`
 * is the number after the last event.
 */
export type AuditCheck = { intact: true; events: number; hash: string } | { intact: false; seq: number };

const PAGE = 1_000;

/**
 * Recomputes the hashes of the whole chain, or of its last events, one page at a time to keep memory use flat. Events that are appended
 * during the check are not checked.
 */
export async function checkAudit(db: Kysely<Tables>, last = Number.POSITIVE_INFINITY): Promise<AuditCheck> {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
  let seq = Math.max(0, head.seq - last);
  let previous = seq === 0 ? FIRST_HASH : await hashAt(db, seq);
  while (seq < head.seq) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', seq)
      .where('seq', '<=', head.seq)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    if (rows.length === 0) return { intact: false, seq: seq + 1 };
    for (const { hash, ...row } of rows) {
      seq += 1;
      if (row.seq !== seq || row.previous !== previous || hashOfEvent(row) !== hash) return { intact: false, seq };
      previous = hash;
    }
  }
  return head.hash === previous ? { intact: true, events: seq, hash: previous } : { intact: false, seq: seq + 1 };
}

const hashAt = async (db: Kysely<Tables>, seq: number): Promise<string> =>
  (await db.selectFrom('audit').select('hash').where('seq', '=', seq).executeTakeFirst())?.hash ?? '';
