import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { isDeviceKnown } from './device-rules.ts';
import { ownEvent } from './own-event.ts';
import type { AccountSession } from './second-step.server.ts';
import { isAlive } from './session-limits.ts';
import { endSession, endSessionsOf } from './session-store.server.ts';

/** A session or known device, as the owner's list shows it. */
export interface OpenAccess {
  id: string;
  /** The browser's name, such as 'Chrome · Android'; empty for a program. */
  agent: string;
  since: string;
  seenAt: string;
  /** Whether it is the session or device that requests the list. */
  isThis: boolean;
}

/** Reads the open sessions and known devices of an account, latest first. */
export async function readOwnSessions(
  { db, now }: AccountNeeds,
  { account, id, device }: AccountSession,
): Promise<{ sessions: OpenAccess[]; devices: OpenAccess[] }> {
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('account', '=', account)
    .where('stage', '=', 'full')
    .where('ended_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .execute();
  const devices = await db
    .selectFrom('devices')
    .selectAll()
    .where('account', '=', account)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return {
    sessions: sessions
      .filter((session) => isAlive(session, now))
      .map(({ id: one, agent, created_at: since, seen_at }) => ({
        id: one,
        agent,
        since,
        seenAt: seen_at,
        isThis: one === id,
      })),
    devices: devices
      .filter(({ first_seen_at }) => isDeviceKnown(first_seen_at, now))
      .map(({ id: one, agent, first_seen_at: since, last_seen_at }) => ({
        id: one,
        agent,
        since,
        seenAt: last_seen_at,
        isThis: one === device,
      })),
  };
}

/**
 * Ends one session of the account, and forgets its device: on a stolen phone that stays known, the saved password would sign in without a
 * code. Returns false if the account has no such open session.
 */
export const endOwnSession = (
  { db, now, origin }: AccountNeeds,
  { account, device }: AccountSession,
  id: string,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('sessions')
      .select(['id', 'device'])
      .where('id', '=', id)
      .where('account', '=', account)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!own) return false;
    await endSession(transaction, id, now);
    const event = ownEvent(account, 'session.ended', { object: { kind: 'session', id }, reason: 'closed' });
    await appendAudit(transaction, event, origin, now);
    if (own.device !== null && own.device !== device)
      await dropDevice(transaction, { now, origin }, account, own.device);
    return true;
  });

/** Ends all sessions of the account except the caller's, and forgets their devices. */
export const endOtherSessions = (
  { db, now, origin }: AccountNeeds,
  { account, id, device }: AccountSession,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const others = await transaction
      .selectFrom('sessions')
      .select('device')
      .distinct()
      .where('account', '=', account)
      .where('id', '!=', id)
      .where('ended_at', 'is', null)
      .execute();
    await endSessionsOf(transaction, account, now, id);
    await appendAudit(transaction, ownEvent(account, 'session.ended', { reason: 'all-others' }), origin, now);
    for (const { device: other } of others)
      if (other !== null && other !== device) await dropDevice(transaction, { now, origin }, account, other);
  });

/**
 * Deletes a known device of the account and ends its sessions, so that the next sign-in there counts as a new device. Returns false if the
 * account has no such device.
 */
export const forgetDevice = (
  { db, now, origin }: AccountNeeds,
  { account }: AccountSession,
  device: string,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('devices')
      .select('id')
      .where('id', '=', device)
      .where('account', '=', account)
      .executeTakeFirst();
    if (!own) return false;
    await dropDevice(transaction, { now, origin }, account, device);
    return true;
  });

/** Deletes a known device, and ends its sessions. */
async function dropDevice(
  transaction: Transaction<Tables>,
  { now, origin }: Pick<AccountNeeds, 'now' | 'origin'>,
  account: string,
  device: string,
): Promise<void> {
  const open = transaction.updateTable('sessions').set({ ended_at: now.toISOString() });
  await open.where('device', '=', device).where('ended_at', 'is', null).execute();
  await transaction.updateTable('sessions').set({ device: null }).where('device', '=', device).execute();
  await transaction.deleteFrom('devices').where('id', '=', device).execute();
  const event = ownEvent(account, 'device.forgotten', { object: { kind: 'device', id: device } });
  await appendAudit(transaction, event, origin, now);
}
