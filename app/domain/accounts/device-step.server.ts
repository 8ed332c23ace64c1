import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type Account, findAccount } from './account-store.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { DEVICE_CODE_MINUTES, MAX_DEVICE_CODE_TRIES, typedDeviceCode } from './device-rules.ts';
import { rememberDevice } from './devices.server.ts';
import { ownEvent } from './own-event.ts';
import type { AccountSession } from './second-step.server.ts';
import { renewSession, type StartedSession } from './session-store.server.ts';
import type { Vault } from './vault.ts';

const codeIndexOf = (vault: Vault, session: string, code: string): string =>
  vault.index('device-code', `${session} ${code}`);

/** Returns the key of the mail with a session's code. */
const mailKeyOf = (session: string): string => `device-code ${session}`;

/**
 * Sends the account's owner a code that completes a half-open session (D 36). The session is valid for as long as the code. The caller
 * first counts the mail, and afterward writes the audit event.
 */
export async function sendDeviceCode(
  transaction: Transaction<Tables>,
  vault: Vault,
  { session, account: { email: to, locale } }: { session: string; account: Account },
  now: Date,
): Promise<void> {
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const expires_at = new Date(now.getTime() + DEVICE_CODE_MINUTES * 60_000).toISOString();
  await transaction.updateTable('sessions').set({ ends_at: expires_at }).where('id', '=', session).execute();
  const code_index = codeIndexOf(vault, session, code);
  await transaction
    .insertInto('device_codes')
    .values({ session, code_index, tries: 0, expires_at, used_at: null })
    .execute();
  const mail = { key: mailKeyOf(session), template: 'device-code', locale, to, details: { code } } as const;
  await enqueueMail(transaction, vault, mail, now);
}

/** Whether a session waits for an emailed code, and not for a code of an authenticator app. */
export const awaitsDeviceCode = async (db: Kysely<Tables>, session: string): Promise<boolean> =>
  (await db.selectFrom('device_codes').select('session').where('session', '=', session).executeTakeFirst()) !==
  undefined;

export type DeviceStepOutcome =
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }
  | { kind: 'started'; session: StartedSession; device: string };

/**
 * Completes a sign-in on a new device with the emailed code. The session gets a new token, and the device becomes known. A code allows five
 * attempts, each counted before the comparison.
 */
export async function confirmDevice(
  needs: AccountNeeds,
  session: AccountSession,
  typed: string,
): Promise<DeviceStepOutcome> {
  const { db, vault, now, origin } = needs;
  const key = vault.index('attempt', `device code ${session.account}`);
  const until = await countAttempt(db, key, attemptRules.code, now);
  if (until) return { kind: 'wait', until };
  const started = await db.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, vault, session.account);
    if (!account || !(await consumeDeviceCode(transaction, vault, { session: session.id, typed }, now))) {
      await appendAudit(transaction, ownEvent(session.account, 'proof.refused', { isRefused: true }), origin, now);
      return null;
    }
    const device = await rememberDevice(transaction, vault, { account, agent: session.agent }, now);
    const renewed = await renewSession(transaction, { ...session, device: device.id }, 'full', now);
    const event = ownEvent(session.account, 'device.confirmed');
    await appendAudit(transaction, event, { ...origin, session: renewed.id }, now);
    return { session: renewed, device: device.token };
  });
  if (!started) return { kind: 'refused' };
  await clearAttempts(db, key);
  return { kind: 'started', ...started };
}

/**
 * Counts an attempt and compares the code. If several requests send the right code at the same time, only one gets true, across all
 * processes.
 */
async function consumeDeviceCode(
  transaction: Transaction<Tables>,
  vault: Vault,
  { session, typed }: { session: string; typed: string },
  now: Date,
): Promise<boolean> {
  const open = await transaction
    .updateTable('device_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('session', '=', session)
    .where('used_at', 'is', null)
    .where('tries', '<', MAX_DEVICE_CODE_TRIES)
    .where('expires_at', '>', now.toISOString())
    .returning('code_index')
    .executeTakeFirst();
  const code = typedDeviceCode(typed);
  if (!open || code === null || open.code_index !== codeIndexOf(vault, session, code)) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('device_codes')
    .set({ used_at: now.toISOString() })
    .where('session', '=', session)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const mailedCode = /"code":"(\d{8})"/;

/** Returns the code in the demonstration's mail, which the demonstration's page shows. */
export async function demonstrationDeviceCode(
  db: Kysely<Tables>,
  vault: Vault,
  session: string,
): Promise<string | null> {
  const mail = await db
    .selectFrom('outbox')
    .select(['id', 'details'])
    .where('key', '=', mailKeyOf(session))
    .executeTakeFirst();
  return mail ? (vault.open('mail', mail.details, mail.id).match(mailedCode)?.[1] ?? null) : null;
}
