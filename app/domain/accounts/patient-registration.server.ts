import type { Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import {
  type Account,
  createAccount,
  emailIndexOf,
  findAccount,
  findAccountByEmail,
  setPassword,
  setStatus,
} from './account-store.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { type NewDevice, rememberDevice } from './devices.server.ts';
import { consumeLink, createLink, readLink } from './one-time-links.server.ts';
import { hashPassword, isPassword } from './passwords.server.ts';
import { type StartedSession, startSession } from './session-store.server.ts';
import { hashOfToken } from './tokens.server.ts';

interface Registration {
  email: string;
  /** A password that has passed `passwordFault`. */
  password: string;
  locale: 'es' | 'en';
}

/**
 * Registers a patient. The result is the same whether or not the address has an account, and only the mail tells which. The password's hash
 * is stored with the link until the owner of the mailbox types the password again, so that nobody can set a password in another person's
 * account.
 */
export async function registerPatient(needs: AccountNeeds, { email, password, locale }: Registration): Promise<void> {
  const { db, vault, now } = needs;
  const address = vault.index('attempt', `register ${emailIndexOf(vault, email)}`);
  const network = vault.index('attempt', `register network ${needs.origin.client ?? ''}`);
  const hash = await hashPassword(password);
  if (await countAttempt(db, network, attemptRules.linkNetwork, now)) return;
  if (await countAttempt(db, address, attemptRules.link, now)) return;
  await db.transaction().execute(async (transaction) => {
    const known = await findAccountByEmail(transaction, vault, 'patient', email);
    if (known && known.status !== 'unconfirmed') return sendKnown(transaction, needs, known);
    const account = { kind: 'patient', email, name: '', locale, password: null, status: 'unconfirmed' } as const;
    const id = known?.id ?? (await createAccount(transaction, vault, account, now));
    // Another request has created the account at the same time, and its mail is on the way.
    if (id === null) return;
    const token = await createLink(transaction, vault, { purpose: 'confirm-email', account: id, payload: hash }, now);
    const mail = { template: 'patient-confirm-email', locale, to: email } as const;
    const path = `/portal-resultados/confirmar/${token}`;
    const key = `patient-confirm-email ${hashOfToken(token)}`;
    await enqueueMail(transaction, vault, { ...mail, key, details: { path } }, now);
    await appendAudit(transaction, eventOf('account.created', id, null), needs.origin, now);
  });
}

/** Notifies the owner of an account that somebody tried to register it again. */
async function sendKnown(
  transaction: Transaction<Tables>,
  { vault, now, origin }: AccountNeeds,
  { id, email: to, locale, status }: Account,
): Promise<void> {
  const mail = { key: `patient-account-exists ${newId()}`, template: 'patient-account-exists', locale, to } as const;
  const details = { path: '/portal-resultados/ingresar' };
  if (status === 'active') await enqueueMail(transaction, vault, { ...mail, details }, now);
  await appendAudit(transaction, { ...eventOf('account.created', id, 'exists'), outcome: 'refused' }, origin, now);
}

/** Whether the link of a registration is valid. It changes nothing, because mail scanners open links. */
export const isRegistrationOpen = async ({ db, vault, now }: AccountNeeds, token: string): Promise<boolean> =>
  (await readLink(db, vault, 'confirm-email', token, now)) !== null;

export type RegistrationOutcome =
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }
  | { kind: 'gone' }
  | { kind: 'started'; session: StartedSession; device: NewDevice };

/**
 * Confirms an address with its link and the password of the registration. Together, they prove as much as a sign-in with an emailed code,
 * so the session starts and the device becomes known.
 */
export async function confirmRegistration(
  needs: AccountNeeds,
  { token, password, agent }: { token: string; password: string; agent: string },
): Promise<RegistrationOutcome> {
  const { db, vault, now, origin } = needs;
  const link = await readLink(db, vault, 'confirm-email', token, now);
  if (!link?.payload) return { kind: 'gone' };
  const hash = link.payload;
  const key = vault.index('attempt', `confirm ${hashOfToken(token)}`);
  const until = await countAttempt(db, key, attemptRules.account, now);
  if (until) return { kind: 'wait', until };
  if (!(await isPassword(password, hash))) return { kind: 'refused' };
  await clearAttempts(db, key);
  return db.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, vault, link.account);
    const isOpen = account?.kind === 'patient' && account.status === 'unconfirmed';
    if (!account || !isOpen || !(await consumeLink(transaction, hashOfToken(token), now))) return { kind: 'gone' };
    await setPassword(transaction, account.id, hash);
    await setStatus(transaction, account.id, 'active');
    const device = await rememberDevice(transaction, vault, { account, agent, isFirst: true }, now);
    const replaced = origin.session;
    const session = {
      kind: 'patient',
      stage: 'full',
      account: account.id,
      device: device.id,
      agent,
      replaced,
    } as const;
    const started = await startSession(transaction, session, now);
    const event = {
      ...eventOf('account.confirmed', account.id, null),
      actor: { kind: 'account', id: account.id },
    } as const;
    await appendAudit(transaction, event, { ...origin, session: started.id }, now);
    return { kind: 'started', session: started, device };
  });
}

const eventOf = (
  action: 'account.created' | 'account.confirmed',
  account: string,
  reason: AuditEvent['reason'],
): AuditEvent => ({
  action,
  actor: { kind: 'visitor', id: null },
  role: null,
  subject: null,
  object: { kind: 'account', id: account },
  outcome: 'done',
  reason,
});
