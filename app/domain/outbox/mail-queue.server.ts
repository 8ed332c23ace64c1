import type { Kysely } from 'kysely';

import type { OutboxTable } from '../../../db/account-tables.ts';
import { isPostgres } from '../../../db/engine.ts';
import type { Tables } from '../../../db/tables.ts';
import type { MailFailure } from './mail-failure.ts';
import { retryMinutes } from './mail-retry.ts';

type Queue = Kysely<Tables>;

/** Longer than an attempt may take. A process that ends between claiming and marking leaves the mail to the next claim after this. */
const LEASE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

/**
 * Takes the next mail that is due, and moves its time forward, so that no other worker takes it during this attempt. Null if none is due.
 */
export const claimMail = (db: Queue, now: Date): Promise<OutboxTable | null> =>
  isPostgres(db) ? claimUnlocked(db, now) : claimBySwap(db, now);

const leaseFrom = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString();

const nextDue = (db: Queue, now: Date) =>
  db
    .selectFrom('outbox')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .limit(1);

/** PostgreSQL passes over the rows that other workers are taking. */
async function claimUnlocked(db: Queue, now: Date): Promise<OutboxTable | null> {
  const claimed = await db
    .updateTable('outbox')
    .set((row) => ({ due_at: leaseFrom(now), attempts: row('attempts', '+', 1) }))
    .where('id', '=', nextDue(db, now).clearSelect().select('id').forUpdate().skipLocked())
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** SQLite has no row locks: of two workers that read the same time, the first to move it forward wins. */
async function claimBySwap(db: Queue, now: Date): Promise<OutboxTable | null> {
  for (;;) {
    const due = await nextDue(db, now).executeTakeFirst();
    if (!due) return null;
    const claimed = await db
      .updateTable('outbox')
      .set((row) => ({ due_at: leaseFrom(now), attempts: row('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('due_at', '=', due.due_at)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
}

/**
 * Marks a mail as sent. Its recipient and details are no longer needed, so they are erased, except where `keeps` says that the
 * demonstration's mailbox shows them.
 */
export const markSent = async (db: Queue, id: string, now: Date, keeps: boolean): Promise<void> =>
  void (await db
    .updateTable('outbox')
    .set({
      sent_at: now.toISOString(),
      due_at: null,
      failed_at: null,
      failure: null,
      ...(!keeps && { recipient: '', details: '' }),
    })
    .where('id', '=', id)
    .execute());

/** Records an attempt that failed: the next one is due later, or there is none. Returns whether the mail is given up. */
export async function markFailed(
  db: Queue,
  { id, due_at: lease, attempts }: OutboxTable,
  { kind, failure }: { kind: 'temporary' | 'permanent'; failure: MailFailure },
  now: Date,
): Promise<boolean> {
  const minutes = kind === 'temporary' ? retryMinutes(attempts) : null;
  const due = minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  await db
    .updateTable('outbox')
    .set({ due_at: due, failure, failed_at: due === null ? now.toISOString() : null })
    .where('id', '=', id)
    // If the attempt took longer than its lease, another one decides.
    .where('due_at', '=', lease)
    .execute();
  return due === null;
}

/** Makes a mail that was given up due again, with all its attempts. Returns whether there was one. */
export async function sendAgain(db: Queue, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: now.toISOString(), attempts: 0, failed_at: null, failure: null })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes mails 30 days after they were sent or given up. */
export async function sweepMails(db: Queue, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  await db.deleteFrom('outbox').where('sent_at', '<', before).execute();
  await db.deleteFrom('outbox').where('failed_at', '<', before).execute();
}

const LATE_MS = 10 * MINUTE_MS;

/** The number of mails that have waited for more than ten minutes (D 87). One that waits for the morning is not late. */
export async function lateMails(db: Queue, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - LATE_MS).toISOString();
  const { late } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number | string>().as('late'))
    .where((mail) =>
      mail.or([
        mail('due_at', '<', limit),
        mail.and([mail('due_at', 'is not', null), mail('attempts', '>', 0), mail('created_at', '<', limit)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in 64 bits, which its driver gives as text.
  return Number(late);
}
