import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount, findAccountByEmail } from '../accounts/account-store.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { isPassword } from '../accounts/passwords.server.ts';
import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { firstNameOf } from '../reports/report-view.ts';
import { ownPersons } from './bound-persons.server.ts';
import { ownAccounts } from './own-accounts.server.ts';
import type { ProxyDays } from './proxy-durations.ts';
import { nameOfPerson } from './sealed-person.server.ts';

/** Another account that reads a person's results, until an instant. */
export interface ProxyGrant {
  /** The account that reads. */
  account: string;
  email: string;
  person: string;
  firstName: string;
  since: string;
  until: string;
}

const DAY_MS = 86_400_000;

const openGrants = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('account_persons')
    .innerJoin('persons', 'persons.id', 'account_persons.person')
    .select(['account_persons.account', 'account_persons.person', 'account_persons.since', 'account_persons.until'])
    .select(['persons.id', 'persons.name'])
    .where('relation', '=', 'proxy')
    .where('ended_at', 'is', null)
    .where('until', '>', now.toISOString())
    .orderBy('since');

/** The persons whose access an account gives, and who has it now. */
export async function readProxies(needs: AccountNeeds, account: string) {
  const { db, vault, now } = needs;
  const ids = await ownPersons(needs, account);
  if (ids.length === 0) return { persons: [], grants: [], twins: [] };
  const persons = await db.selectFrom('persons').select(['id', 'name']).where('id', 'in', ids).execute();
  const rows = await openGrants(db, now).where('account_persons.person', 'in', ids).execute();
  const grants = rows.map(async ({ account: reader, person, since, until, ...row }): Promise<ProxyGrant> => {
    const email = (await findAccount(db, vault, reader))?.email ?? '';
    return {
      account: reader,
      email,
      person,
      since,
      until: until ?? since,
      firstName: firstNameOf(nameOfPerson(vault, row)),
    };
  });
  return {
    persons: persons.map((row) => ({ id: row.id, firstName: firstNameOf(nameOfPerson(vault, row)) })),
    grants: await Promise.all(grants),
    twins: await readTwins(needs, account, ids),
  };
}

/** Another account that reads a person's results as the person themselves. */
export interface TwinAccount {
  /** 'ro···@correo.example': enough to recognize one's own address. */
  email: string;
  since: string;
}

async function readTwins({ db, vault }: AccountNeeds, account: string, persons: string[]): Promise<TwinAccount[]> {
  const others = (await ownAccounts(db, persons)).filter((own) => own.account !== account);
  const twins = others.map(async ({ account: id, since }) => {
    const email = (await findAccount(db, vault, id))?.email ?? '';
    return { email: email.replace(/^(.{1,2})[^@]*/, '$1···'), since };
  });
  return Promise.all(twins);
}

interface Grant {
  person: string;
  email: string;
  days: ProxyDays;
  /** The own password, again: giving access is a sensitive action (D 20). */
  password: string;
}

export type GrantOutcome = 'granted' | 'wait' | 'password' | 'no-account' | 'self' | 'missing';

/** A doctor with access to the portal: only the laboratory's approval says who somebody is. */
async function findApprovedDoctor(db: Kysely<Tables>, vault: AccountNeeds['vault'], email: string) {
  const account = await findAccountByEmail(db, vault, 'doctor', email);
  if (!account) return null;
  const approved = await db
    .selectFrom('doctor_applications')
    .select('id')
    .where('account', '=', account.id)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return approved ? account : null;
}

/**
 * Lets another patient's account, or that of an approved doctor, read a person's results, without those that a trained person hands over. Only the account of the person
 * themselves may do this: access is not passed on.
 */
export async function grantProxy(
  needs: AccountNeeds,
  account: string,
  { person, email, days, password }: Grant,
): Promise<GrantOutcome> {
  const { db, vault, now, origin } = needs;
  if (await countAttempt(db, vault.index('attempt', `proxy ${account}`), attemptRules.proxy, now)) return 'wait';
  const own = await findAccount(db, vault, account);
  if (!(await isPassword(password, own?.password ?? null)) || !own) return 'password';
  return db.transaction().execute(async (transaction) => {
    if (!(await ownPersons({ ...needs, db: transaction }, account)).includes(person)) return 'missing';
    const reader =
      (await findAccountByEmail(transaction, vault, 'patient', email)) ??
      (await findApprovedDoctor(transaction, vault, email));
    if (reader?.id === account) return 'self';
    if (reader?.status !== 'active') return 'no-account';
    const since = now.toISOString();
    await endGrants(transaction, { account: reader.id, person }, now);
    await transaction
      .insertInto('account_persons')
      .values({
        account: reader.id,
        person,
        relation: 'proxy',
        proof: 'granted',
        since,
        ended_at: null,
        granted_by: account,
        until: new Date(now.getTime() + Number(days) * DAY_MS).toISOString(),
      })
      .execute();
    const mail = { key: `access-given ${reader.id} ${person} ${since}`, template: 'access-given' } as const;
    const details = { at: since, way: 'account' as const };
    await enqueueMail(transaction, vault, { ...mail, locale: own.locale, to: own.email, details }, now);
    await appendAudit(transaction, eventOf('proxy.granted', account, { person, reader: reader.id }), origin, now);
    return 'granted';
  });
}

/** Ends the access of another account to a person of this one, at once. */
export const revokeProxy = (
  needs: AccountNeeds,
  account: string,
  { person, reader }: { person: string; reader: string },
): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const { now, origin } = needs;
    if (!(await ownPersons({ ...needs, db: transaction }, account)).includes(person)) return false;
    if (!(await endGrants(transaction, { account: reader, person }, now))) return false;
    await appendAudit(transaction, eventOf('proxy.revoked', account, { person, reader }), origin, now);
    return true;
  });

async function endGrants(
  db: Kysely<Tables>,
  { account, person }: { account: string; person: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_persons')
    .set({ ended_at: now.toISOString() })
    .where('account', '=', account)
    .where('person', '=', person)
    .where('relation', '=', 'proxy')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const eventOf = (
  action: Extract<AuditAction, `proxy.${string}`>,
  account: string,
  { person, reader }: { person: string; reader: string },
): AuditEvent => ({
  action,
  actor: { kind: 'account', id: account },
  role: 'patient',
  subject: person,
  object: { kind: 'account', id: reader },
  outcome: 'done',
  reason: null,
});
