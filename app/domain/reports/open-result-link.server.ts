import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { consumeLink } from '../accounts/one-time-links.server.ts';
import { type StartedSession, startSession } from '../accounts/session-store.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { AuditReason } from '../audit/audit-reason.ts';
import { birthDateOfPerson } from '../persons/sealed-person.server.ts';
import { standingOfReport } from './report-standing.ts';
import { birthdayKey, findResultLink, type KnownLink, type LinkStanding } from './result-link.server.ts';

/** The reasons why a link opens no results although the birth date is correct. */
export type DeadLink = Exclude<LinkStanding, 'open'> | 'withdrawn';

/**
 * The outcome of opening a link. `refused` means a wrong date or an unknown link. The page does not distinguish the two until the date is
 * correct.
 */
export type LinkOutcome =
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }
  | { kind: 'dead'; why: DeadLink; order: string; tokenHash: string }
  | { kind: 'started'; session: StartedSession; order: string };

interface OpenAttempt {
  token: string;
  /** '1985-07-03' */
  birthDate: string;
  /** 'Chrome · Android' */
  agent: string;
}

/**
 * Opens a result link. The attempt is counted before the date is compared. With the correct date, one transaction marks the link as used
 * and starts the session of its order.
 */
export async function openResultLink(needs: AccountNeeds, attempt: OpenAttempt): Promise<LinkOutcome> {
  const { db, vault, now } = needs;
  const until = await countAttempt(db, networkKey(needs), attemptRules.birthdayNetwork, now);
  if (until) return { kind: 'wait', until };
  const link = await findResultLink(db, vault, attempt.token, now);
  const { mayCompare, isLocked } = await countForLink(needs, hashOfToken(attempt.token), link);
  const person = link && (await personOf(db, link.order));
  if (!link || !person || !mayCompare || birthDateOfPerson(vault, person) !== attempt.birthDate) {
    await note(needs, person?.id ?? null, link ? 'birth-date' : 'unknown');
    return { kind: 'refused' };
  }
  const dead = (why: DeadLink) => ({ kind: 'dead', why, order: link.order, tokenHash: link.tokenHash }) as const;
  const why = isLocked ? 'locked' : link.standing === 'open' ? null : link.standing;
  if (why) {
    await note(needs, person.id, why);
    return dead(why);
  }
  if (await isWithdrawn(db, link.order)) {
    await note(needs, person.id, 'withdrawn');
    return dead('withdrawn');
  }
  const session = await start(needs, link, { person: person.id, agent: attempt.agent });
  return session ? { kind: 'started', session, order: link.order } : dead('used');
}

const networkKey = ({ vault, origin }: AccountNeeds): string =>
  vault.index('attempt', `birthday network ${origin.client ?? ''}`);

/**
 * Counts an attempt for a link. A valid link allows five dates. A dead or locked link allows five more, for which the page explains the
 * link's state; after that it explains nothing, so that nobody can find a birth date by trying. An unknown link is counted in the same way.
 */
async function countForLink(
  { db, vault, now }: AccountNeeds,
  tokenHash: string,
  link: KnownLink | null,
): Promise<{ mayCompare: boolean; isLocked: boolean }> {
  const isOpen = link?.standing === 'open';
  if (isOpen && !(await countAttempt(db, birthdayKey(vault, tokenHash), attemptRules.birthday, now)))
    return { mayCompare: true, isLocked: false };
  const afterwards = vault.index('attempt', `birthday afterwards ${tokenHash}`);
  const until = await countAttempt(db, afterwards, attemptRules.birthday, now);
  return { mayCompare: until === null, isLocked: isOpen };
}

const personOf = async (db: Kysely<Tables>, order: string) =>
  (await db
    .selectFrom('orders')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .select(['persons.id', 'persons.birth_date'])
    .where('orders.id', '=', order)
    .executeTakeFirst()) ?? null;

/** Whether all reports of the order were withdrawn, so that there is nothing to open. */
async function isWithdrawn(db: Kysely<Tables>, order: string): Promise<boolean> {
  const reports = await db
    .selectFrom('reports')
    .select(['status', 'released_version', 'needs_counseling', 'counseled_at'])
    .where('order_id', '=', order)
    .execute();
  return reports.length > 0 && reports.every((report) => standingOfReport(report) === 'withdrawn');
}

const start = (
  { db, now, origin }: AccountNeeds,
  { tokenHash, order }: KnownLink,
  { person, agent }: { person: string; agent: string },
): Promise<StartedSession | null> =>
  db.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, tokenHash, now))) return null;
    const session = { kind: 'link', stage: 'full', account: null, scope: order, device: null, agent } as const;
    const started = await startSession(transaction, session, now);
    const event = { ...eventOf(person, null), action: 'link.opened', role: 'link', outcome: 'done' } as const;
    const actor = { kind: 'link', id: started.id } as const;
    await appendAudit(
      transaction,
      { ...event, actor, object: { kind: 'order', id: order } },
      { ...origin, session: started.id },
      now,
    );
    return started;
  });

const note = ({ db, now, origin }: AccountNeeds, person: string | null, reason: AuditReason): Promise<void> =>
  db.transaction().execute((transaction) => appendAudit(transaction, eventOf(person, reason), origin, now));

const eventOf = (subject: string | null, reason: AuditReason | null): AuditEvent => ({
  action: 'link.refused',
  actor: { kind: 'visitor', id: null },
  role: null,
  subject,
  object: null,
  outcome: 'refused',
  reason,
});
