import { randomInt } from 'node:crypto';

import type { Kysely, Transaction } from 'kysely';

import { isPostgres } from '../../../db/engine.ts';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import { hashOfToken, newToken } from '../accounts/tokens.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { ownPersons } from '../persons/bound-persons.server.ts';
import { joinedRecordsOf } from '../persons/joined-records.server.ts';
import { isKept, scopedOrders } from './order-scope.server.ts';
import { standingOfReport } from './report-standing.ts';
import type { ShareDays } from './share-days.ts';

const DAY_MS = 86_400_000;
/** The maximum number of open links of one account, which limits the effect of a mistake. */
const MAX_OPEN = 20;
/** Two presses of one button arrive within this time. */
const ONE_PRESS_MS = 10_000;

/** A patient's open link to one report. */
export interface ReportShare {
  id: string;
  reader: string;
  expiresAt: string;
}

/** Returns the person of a released report that belongs to the account's owner; null for any other report. */
export async function ownReleasedReport(
  db: Kysely<Tables>,
  needs: AccountNeeds,
  account: string,
  report: string,
): Promise<string | null> {
  const reader = { kind: 'patient', account } as const;
  const row = await scopedOrders(db, reader, needs.now)
    .innerJoin('reports', 'reports.order_id', 'orders.id')
    .select(['reports.status', 'reports.released_version', 'reports.needs_counseling', 'reports.counseled_at'])
    .where('reports.id', '=', report)
    .executeTakeFirst();
  if (!row || isKept(needs, reader, row, row) || standingOfReport(row) !== 'ready') return null;
  const own = await ownPersons({ ...needs, db }, account);
  const records = await joinedRecordsOf(db, row.person);
  return records.some((record) => own.includes(record)) ? row.person : null;
}

interface NewShare {
  report: string;
  reader: string;
  days: ShareDays;
}

/**
 * Creates a link to a released report of the account's own person. The token and the passcode are returned once, and stored as hashes. A
 * second press of the button replaces the link of the first one, because the browser shows only the second answer. Returns null if the
 * account may not read the report, reads it on behalf of another person, or has too many open links.
 */
export const createShare = (
  needs: AccountNeeds,
  account: string,
  { report, reader, days }: NewShare,
): Promise<{ token: string; passcode: string } | null> =>
  needs.db.transaction().execute(async (transaction) => {
    const { vault, now, origin } = needs;
    const person = await ownReleasedReport(transaction, needs, account, report);
    if (person === null) return null;
    await lockAccount(transaction, account);
    const open = await openShares({ db: transaction, now }, account).execute();
    const pressed = open.find((row) => row.report === report && isOnePress(needs, row, reader));
    if (!pressed && open.length >= MAX_OPEN) return null;
    if (pressed)
      await transaction
        .updateTable('report_shares')
        .set({ revoked_at: now.toISOString() })
        .where('id', '=', pressed.id)
        .execute();
    const [id, token] = [newId(), newToken()];
    const passcode = String(randomInt(1_000_000)).padStart(6, '0');
    await transaction
      .insertInto('report_shares')
      .values({
        id,
        report,
        account,
        token_hash: hashOfToken(token),
        passcode_hash: passcodeHash(token, passcode),
        reader: vault.seal('share', reader, id),
        created_at: now.toISOString(),
        revoked_at: null,
        expires_at: new Date(now.getTime() + Number(days) * DAY_MS).toISOString(),
      })
      .execute();
    const own = await findAccount(transaction, vault, account);
    if (own && !pressed) {
      const mail = { key: `access-given ${id}`, template: 'access-given', locale: own.locale, to: own.email } as const;
      await enqueueMail(transaction, vault, { ...mail, details: { at: now.toISOString(), way: 'link' } }, now);
    }
    await appendAudit(
      transaction,
      {
        action: 'share.created',
        actor: { kind: 'account', id: account },
        role: 'patient',
        subject: person,
        object: { kind: 'report', id: report },
        outcome: 'done',
        reason: null,
      },
      origin,
      now,
    );
    return { token, passcode };
  });

/** Simultaneous presses wait for each other. SQLite has one writer anyway. */
const lockAccount = (transaction: Transaction<Tables>, account: string) =>
  transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', account)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();

/** Whether a link was made for the same reader a moment ago. */
const isOnePress = (
  { vault, now }: Pick<AccountNeeds, 'vault' | 'now'>,
  { id, reader, created_at }: { id: string; reader: string; created_at: string },
  asked: string,
): boolean => now.getTime() - Date.parse(created_at) < ONE_PRESS_MS && vault.open('share', reader, id) === asked;

/**
 * Returns the hash of a passcode, combined with the token. The token is not stored, so a copy of the database does not help to guess the
 * six digits.
 */
export const passcodeHash = (token: string, passcode: string): string => hashOfToken(`${token} ${passcode}`);

const openShares = ({ db, now }: Pick<AccountNeeds, 'db' | 'now'>, account: string) =>
  db
    .selectFrom('report_shares')
    .selectAll()
    .where('account', '=', account)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString());

/** Reads an account's open links to one report, newest first. */
export async function readShares(needs: AccountNeeds, account: string, report: string): Promise<ReportShare[]> {
  const rows = await openShares(needs, account).where('report', '=', report).orderBy('created_at', 'desc').execute();
  return rows.map(({ id, reader, expires_at }) => ({
    id,
    reader: needs.vault.open('share', reader, id),
    expiresAt: expires_at,
  }));
}

/** Ends a link of an account. Returns false if the account has no such open link. */
export const revokeShare = (needs: AccountNeeds, account: string, id: string): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('report_shares')
      .set({ revoked_at: needs.now.toISOString() })
      .where('id', '=', id)
      .where('account', '=', account)
      .where('revoked_at', 'is', null)
      .returning('report')
      .executeTakeFirst();
    if (!ended) return false;
    const { person } = await transaction
      .selectFrom('reports')
      .innerJoin('orders', 'orders.id', 'reports.order_id')
      .select('orders.person')
      .where('reports.id', '=', ended.report)
      .executeTakeFirstOrThrow();
    await appendAudit(
      transaction,
      {
        action: 'share.revoked',
        actor: { kind: 'account', id: account },
        role: 'patient',
        subject: person,
        object: { kind: 'report', id: ended.report },
        outcome: 'done',
        reason: null,
      },
      needs.origin,
      needs.now,
    );
    return true;
  });
