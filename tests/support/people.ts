import type { StaffRole } from '../../app/domain/access/access-table.ts';
import { createAccount } from '../../app/domain/accounts/account-store.server.ts';
import { hashPassword } from '../../app/domain/accounts/passwords.server.ts';
import { startEnrollment } from '../../app/domain/accounts/second-factor.server.ts';
import type { AccountKind } from '../../app/domain/accounts/session-limits.ts';
import { startSession } from '../../app/domain/accounts/session-store.server.ts';
import { stepAt, totpCode } from '../../app/domain/accounts/totp.server.ts';
import { type Database, testVault } from './host.ts';

export const testPassword = 'tres gatos duermen';

let testHash: Promise<string> | undefined;

/** The stored form of `testPassword`, with the parameters of production. It is computed once, because Argon2id is slow on purpose. */
export function hashOfTestPassword(): Promise<string> {
  testHash ??= hashPassword(testPassword);
  return testHash;
}

interface TestPerson {
  kind?: AccountKind;
  email?: string;
  name?: string;
  roles?: readonly StaffRole[];
  /** The time at which the account is made and the session starts. */
  at?: string;
}

/** An account with a password and a confirmed second factor. */
export async function makeAccount(db: Database, person: TestPerson = {}): Promise<{ id: string; secret: Buffer }> {
  const { kind = 'staff', email = 'ana@yarumo.example', name = 'Ana Restrepo', roles = [], at } = person;
  const now = new Date(at ?? '2026-11-17T15:00:00Z');
  const password = await hashOfTestPassword();
  return db.transaction().execute(async (transaction) => {
    const account = { kind, email, name, roles, locale: 'es', password, status: 'active' } as const;
    const id = await createAccount(transaction, testVault, account, now);
    if (id === null) throw new Error('The account exists');
    const secret = await startEnrollment(transaction, testVault, { account: id, id: '' });
    if (!secret) throw new Error('The account has a second factor');
    await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: now.toISOString() })
      .where('account', '=', id)
      .execute();
    return { id, secret };
  });
}

/** The cookie of a session that has all steps of signing in behind it. */
export async function signedIn(db: Database, account: string, person: TestPerson = {}): Promise<string> {
  const now = new Date(person.at ?? '2026-11-17T15:00:00Z');
  const session = { kind: person.kind ?? 'staff', stage: 'full', account, device: null, agent: '' } as const;
  const { token } = await db.transaction().execute((transaction) => startSession(transaction, session, now));
  return `__Host-session=${token}`;
}

/** The code that the authenticator app shows at an instant. */
export const codeAt = (secret: Buffer, instant: string, offset = 0): string =>
  totpCode(secret, stepAt(new Date(instant)) + offset);
