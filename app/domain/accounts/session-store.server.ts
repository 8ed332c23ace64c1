import type { Kysely, Transaction } from 'kysely';

import type { SessionsTable } from '../../../db/account-tables.ts';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import { endOf, isAlive, SEEN_EVERY_MS, type SessionKind, sessionLimits } from './session-limits.ts';
import { hashOfToken, newToken } from './tokens.server.ts';

interface NewSession {
  kind: SessionKind;
  stage: SessionsTable['stage'];
  account: string | null;
  /** The order that a result link opens. */
  scope?: string;
  device: string | null;
  agent: string;
  /** The browser's previous session. It ends, because the new cookie replaces its cookie and nobody could end it later. */
  replaced?: string | null;
}

export interface StartedSession {
  id: string;
  /** The value of the cookie. It must not be used anywhere else. */
  token: string;
}

/** Starts a session. If the account then has more sessions than its kind allows, the oldest ones end. */
export async function startSession(
  transaction: Transaction<Tables>,
  { kind, stage, account, scope, device, agent, replaced }: NewSession,
  now: Date,
): Promise<StartedSession> {
  if (replaced) await endSession(transaction, replaced, now);
  const token = newToken();
  const at = now.toISOString();
  const session = {
    token_hash: hashOfToken(token),
    id: newId(),
    account,
    kind,
    stage,
    device,
    agent,
    created_at: at,
    seen_at: at,
    ends_at: endOf(kind, stage, now).toISOString(),
    proved_at: at,
    scope: scope ?? null,
    ended_at: null,
  };
  await transaction.insertInto('sessions').values(session).execute();
  if (account !== null && stage === 'full') await endOldest(transaction, account, kind, now);
  return { id: session.id, token };
}

async function endOldest(
  transaction: Transaction<Tables>,
  account: string,
  kind: SessionKind,
  now: Date,
): Promise<void> {
  const { most } = sessionLimits[kind];
  if (most === null) return;
  const open = await transaction
    .selectFrom('sessions')
    .selectAll()
    .where('account', '=', account)
    .where('stage', '=', 'full')
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const surplus = open.filter((session) => isAlive(session, now)).slice(most);
  for (const { id } of surplus) await endSession(transaction, id, now);
}

/** Finds the valid session of a cookie, and updates `seen_at` at most once a minute. */
export async function findSession(
  db: Kysely<Tables>,
  token: string,
  now: Date,
  isActivity = true,
): Promise<SessionsTable | null> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (!session || !isAlive(session, now)) return null;
  if (isActivity && now.getTime() - Date.parse(session.seen_at) >= SEEN_EVERY_MS)
    await db.updateTable('sessions').set({ seen_at: now.toISOString() }).where('id', '=', session.id).execute();
  return session;
}

/** Ends one session. The next request with its cookie, in any process, counts as a visitor's. */
export const endSession = async (db: Kysely<Tables>, id: string, now: Date): Promise<void> =>
  void (await db
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute());

/** Ends all sessions of an account except one. */
export async function endSessionsOf(
  db: Kysely<Tables>,
  account: string,
  now: Date,
  except: string | null = null,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('account', '=', account)
    .where('ended_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

/**
 * Replaces a session with one that has a new token, because the caller's rights change: after the second factor, and after a new proof of
 * identity. The old token becomes invalid in the same transaction, so a token that an attacker planted earlier gains nothing. A complete
 * session keeps its start and end, so a new proof does not extend it.
 */
export async function renewSession(
  transaction: Transaction<Tables>,
  old: SessionsTable,
  stage: SessionsTable['stage'],
  now: Date,
): Promise<StartedSession> {
  await endSession(transaction, old.id, now);
  const { kind, account, device, agent, created_at, ends_at } = old;
  const renewed = await startSession(transaction, { kind, stage, account, device, agent }, now);
  if (old.stage === 'full')
    await transaction.updateTable('sessions').set({ created_at, ends_at }).where('id', '=', renewed.id).execute();
  return renewed;
}
