import { randomInt } from 'node:crypto';

import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { HomeVisitsTable } from '../../../db/visit-tables.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { REFERENCE_LENGTH, referenceLetters } from '../inbox/inbox-reference.ts';
import type { CalendarDate } from '../laboratory/opening-hours.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { createVisitLink } from './visit-link.server.ts';
import type { VisitNeeds } from './visit-needs.server.ts';
import { hasRoom } from './visit-places.server.ts';
import { visitInstants } from './visit-times.ts';
import { openVisit, sealVisit, type VisitWords } from './visit-words.server.ts';

export interface NewVisit extends VisitWords {
  /** The id of the form (`form-stamp.server.ts`). */
  id: string;
  day: CalendarDate;
  window: string;
  locale: HomeVisitsTable['locale'];
  authorization: { version: string; hash: string };
}

/** `known`: the form was sent before with the same words. `changed`: with other words. `full`: somebody else took the last place. */
export type VisitReceipt =
  | { kind: 'stored' | 'known' | 'changed'; id: string; reference: string }
  | { kind: 'full' }
  | { kind: 'wait'; until: Date };

/** A Colombian number without its country: '+57 300 839 8394' and '3008398394' are one telephone. */
const PHONE_DIGITS = 10;

/** Stores a visitor's request once, even if the form is sent twice, and emails the link that cancels it. */
export async function askVisit(needs: VisitNeeds, visit: NewVisit): Promise<VisitReceipt> {
  const { db } = needs;
  const before = await receiptOfVisit(needs, visit);
  if (before) return before;
  const until = await waitOf(needs, visit);
  if (until) return { kind: 'wait', until };
  // References that are equal by chance are rarer than one in 47 million.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const reference = newVisitReference();
    const outcome = await db.transaction().execute((transaction) => store(transaction, needs, visit, reference));
    if (outcome === 'full') return { kind: 'full' };
    if (outcome === 'stored') return { kind: 'stored', id: visit.id, reference };
    const sentAtOnce = await receiptOfVisit(needs, visit);
    if (sentAtOnce) return sentAtOnce;
  }
  throw new Error('No free reference for a visit');
}

/** Counts the request for its network, its telephone, and its email address. Returns the end of the longest wait; null: it may go on. */
async function waitOf({ db, vault, now, origin }: VisitNeeds, { phone, email }: NewVisit): Promise<Date | null> {
  const counters = [
    { of: `visit ${origin.client ?? ''}`, rule: attemptRules.visitNetwork },
    { of: `visit-phone ${phone.replace(/\D/g, '').slice(-PHONE_DIGITS)}`, rule: attemptRules.visit },
    ...(email ? [{ of: `visit-email ${email.toLowerCase()}`, rule: attemptRules.visit }] : []),
  ];
  const waits: Date[] = [];
  for (const { of, rule } of counters) {
    const until = await countAttempt(db, vault.index('attempt', of), rule, now);
    if (until) waits.push(until);
  }
  return waits.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}

async function store(
  transaction: Transaction<Tables>,
  needs: VisitNeeds,
  visit: NewVisit,
  reference: string,
): Promise<'stored' | 'full' | 'taken'> {
  const { vault, now, origin, windows } = needs;
  const { id, day, window, locale, authorization } = visit;
  if (!(await hasRoom(transaction, windows, { id, day, window }))) return 'full';
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('home_visits')
    .values({
      ...sealVisit(vault, id, visit),
      id,
      reference,
      state: 'requested',
      day,
      time_window: window,
      locale,
      asked_at: now.toISOString(),
      authorization_version: authorization.version,
      authorization_hash: authorization.hash,
      collector: null,
      reason: null,
      version: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return 'taken';
  if (visit.email) await sendReceipt(transaction, needs, visit, reference);
  const event = {
    action: 'visit.asked',
    actor: { kind: 'visitor', id: null },
    role: null,
    subject: null,
    object: { kind: 'visit', id },
    outcome: 'done',
    reason: null,
  } as const;
  await appendAudit(transaction, event, origin, now);
  return 'stored';
}

async function sendReceipt(
  transaction: Transaction<Tables>,
  { vault, now, timeZone }: VisitNeeds,
  { id, day, window, email, locale }: NewVisit,
  reference: string,
): Promise<void> {
  const times = visitInstants(day, window, timeZone);
  const path = await createVisitLink(transaction, vault, { visit: id, until: times.from }, now);
  const mail = { key: `visit-received ${id}`, template: 'visit-received', locale, to: email } as const;
  await enqueueMail(transaction, vault, { ...mail, details: { reference, ...times, path } }, now);
}

/** The receipt of a form that was sent before; null for a new one. */
async function receiptOfVisit({ db, vault }: VisitNeeds, visit: NewVisit): Promise<VisitReceipt | null> {
  const { id } = visit;
  const row = await db.selectFrom('home_visits').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const wordsOf = ({ name, phone, email, place, request }: VisitWords): string =>
    JSON.stringify([name, phone, email, place.neighborhood, place.address, Object.values(request)]);
  const isSame = wordsOf(openVisit(vault, row)) === wordsOf(visit);
  // Reception may have moved it since: only a visit that nobody has touched says what its form said.
  const isSameTime = row.version > 1 || (row.day === visit.day && row.time_window === visit.window);
  return { kind: isSame && isSameTime ? 'known' : 'changed', id, reference: row.reference };
}

const newVisitReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => referenceLetters[randomInt(referenceLetters.length)]).join('');

/** The part of a request that its visitor may see: whoever knows the form's random id sent it. */
export const findVisitReceipt = async (db: Kysely<Tables>, id: string) =>
  (await db
    .selectFrom('home_visits')
    .select(['reference', 'day', 'time_window', 'asked_at', 'state', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;
