import type { Kysely } from 'kysely';

import type { DoctorApplicationsTable } from '../../../db/doctor-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { createAccount } from '../accounts/account-store.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { isPassword } from '../accounts/passwords.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { applicationEvent } from './application-event.ts';
import { openApplication } from './sealed-application.server.ts';

type Unconfirmed = DoctorApplicationsTable & { password: string };

/** The application of a link, without using the link up; null if the link opens nothing. */
export async function findUnconfirmed(db: Kysely<Tables>, token: string, now: Date): Promise<Unconfirmed | null> {
  const row = await db
    .selectFrom('doctor_applications')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('state', '=', 'unconfirmed')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && row.password !== null ? { ...row, password: row.password } : null;
}

/** `refused`: the password is not the application's. `dead`: the link opens nothing, or somebody used it first. */
export type ConfirmOutcome = { kind: 'done' } | { kind: 'dead' } | { kind: 'refused' } | { kind: 'wait'; until: Date };

/**
 * Confirms the address of an application, and makes its account. It asks for the application's password: a mail that somebody else caused
 * must not give them an account in the reader's name.
 */
export async function confirmApplication(
  needs: AccountNeeds,
  token: string,
  password: string,
): Promise<ConfirmOutcome> {
  const { db, vault, now } = needs;
  const found = await findUnconfirmed(db, token, now);
  if (!found) return { kind: 'dead' };
  const key = vault.index('attempt', `application link ${found.token_hash}`);
  const until = await countAttempt(db, key, attemptRules.account, now);
  if (until) return { kind: 'wait', until };
  if (!(await isPassword(password, found.password))) return { kind: 'refused' };
  return makeAccountOf(needs, found).catch((error: unknown): ConfirmOutcome => {
    if (error instanceof LinkUsed) return { kind: 'dead' };
    throw error;
  });
}

/** Rolls the transaction back. */
class LinkUsed extends Error {}

const makeAccountOf = ({ db, vault, now, origin }: AccountNeeds, found: Unconfirmed): Promise<ConfirmOutcome> =>
  db.transaction().execute(async (transaction) => {
    const { name, email } = openApplication(vault, found);
    const { locale, password } = found;
    const fields = { kind: 'doctor', name, email, locale, password, status: 'active' } as const;
    const account = await createAccount(transaction, vault, fields, now);
    if (account === null) throw new LinkUsed();
    const { numUpdatedRows } = await transaction
      .updateTable('doctor_applications')
      .set({ account, password: null, state: 'received', waits_since: now.toISOString(), version: 2 })
      .where('id', '=', found.id)
      .where('state', '=', 'unconfirmed')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new LinkUsed();
    const mail = { key: `doctor-received ${found.id}`, template: 'doctor-received', locale, to: email } as const;
    await enqueueMail(transaction, vault, { ...mail, details: {} }, now);
    const author = { actor: { kind: 'account', id: account }, role: null } as const;
    await appendAudit(transaction, applicationEvent('account.confirmed', author, found.id), origin, now);
    return { kind: 'done' };
  });
