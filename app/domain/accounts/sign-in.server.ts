import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';
import { appendAudit, appendAudits } from '../audit/audit-log.server.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type Account, emailIndexOf, findAccountByEmail, setPassword } from './account-store.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { sendDeviceCode } from './device-step.server.ts';
import { findDevice, touchDevice } from './devices.server.ts';
import { manyAccountsAlarms } from './many-accounts.server.ts';
import { hashPassword, isPassword, isWeakHash } from './passwords.server.ts';
import { hasSecondFactor } from './second-factor.server.ts';
import type { AccountKind } from './session-limits.ts';
import { type StartedSession, startSession } from './session-store.server.ts';
import type { Vault } from './vault.ts';

interface Credentials {
  kind: AccountKind;
  email: string;
  password: string;
  /** 'Chrome · Android' */
  agent: string;
  /** The cookie of a device, which the account may know. */
  device?: string | null;
  /** The ID of the session of the request, which the new one replaces. */
  replaced?: string | null;
}

/**
 * The outcome of checking an email address and a password. 'refused' is the single answer for an unknown address, a wrong password, and an
 * account that may not sign in. It always takes the same time, so that it does not reveal who has an account. 'suspended': the password is
 * that of a doctor whom the laboratory suspended. Only its owner gets this answer (decision 78).
 */
export type SignInOutcome =
  | { kind: 'refused' }
  | { kind: 'suspended' }
  | { kind: 'wait'; until: Date }
  | { kind: 'started'; session: StartedSession; stage: 'code' | 'enroll' | 'full' };

/** Checks a password, and starts the session of the next stage. Attempts are counted before the password is compared. */
export async function signIn(needs: AccountNeeds, credentials: Credentials): Promise<SignInOutcome> {
  const { db, vault, now, origin } = needs;
  const account = await findAccountByEmail(db, vault, credentials.kind, credentials.email);
  const device = account && (await findDevice(db, account.id, credentials.device ?? null, now));
  const keys = attemptKeys(needs, credentials, device);
  const until = await countAll(needs, keys);
  if (until) {
    await note(needs, account, 'session.throttled');
    return { kind: 'wait', until };
  }
  const isRight = await isPassword(credentials.password, account?.password ?? null);
  if (!account || !isRight || account.status !== 'active') {
    await noteRefusal(needs, account, keys.anywhere);
    const isSuspended = isRight && account?.kind === 'doctor' && account.status === 'disabled';
    return { kind: isSuspended ? 'suspended' : 'refused' };
  }
  for (const key of [keys.account, keys.anywhere]) if (key !== null) await clearAttempts(db, key);
  if (account.password !== null && isWeakHash(account.password)) await rehash(needs, account, credentials.password);
  const stage = await nextStage(needs, account, device);
  const isNewDevice = account.kind === 'patient' && stage === 'code' && !(await hasSecondFactor(db, account.id));
  const mailWait = isNewDevice ? await countDeviceMail(needs, account) : null;
  if (mailWait) return { kind: 'wait', until: mailWait };
  const session = await db.transaction().execute(async (transaction) => {
    const { kind, agent, replaced } = credentials;
    const fresh = { kind, stage, account: account.id, device, agent, replaced: replaced ?? null } as const;
    const started = await startSession(transaction, fresh, now);
    if (device) await touchDevice(transaction, device, now);
    if (isNewDevice) await sendDeviceCode(transaction, vault, { session: started.id, account }, now);
    const event = eventOf(account, 'session.started', stage);
    await appendAudit(transaction, event, { ...origin, session: started.id }, now);
    return started;
  });
  return { kind: 'started', session, stage };
}

/**
 * Returns the next stage. Staff and doctors need a second factor before they see anything, and patients who have one must give it. Other
 * patients confirm each new device with an emailed code (D 32).
 */
async function nextStage(
  { db }: AccountNeeds,
  { id, kind }: Account,
  device: string | null,
): Promise<'code' | 'enroll' | 'full'> {
  if (await hasSecondFactor(db, id)) return 'code';
  if (kind === 'patient') return device ? 'full' : 'code';
  return 'enroll';
}

const countDeviceMail = ({ db, vault, now }: AccountNeeds, { id }: Account): Promise<Date | null> =>
  countAttempt(db, vault.index('attempt', `device mail ${id}`), attemptRules.deviceMail, now);

/**
 * Returns the keys under which an attempt is counted. The address counts as typed, so an address without an account is slowed down in the
 * same way. A known device has its own counter, so a stranger's attempts do not delay the owner (D 25).
 */
function attemptKeys({ vault, origin }: AccountNeeds, { kind, email }: Credentials, device: string | null) {
  const who = `${kind} ${emailIndexOf(vault, email)}`;
  return {
    account: vault.index('attempt', `sign-in ${who} ${device ?? origin.client ?? ''}`),
    network: vault.index('attempt', `sign-in network ${origin.client ?? ''}`),
    anywhere: device === null ? anywhereKey(vault, { kind, email }) : null,
  };
}

/** Returns the key of an address's counter for all networks. */
export const anywhereKey = (vault: Vault, { kind, email }: Pick<Credentials, 'kind' | 'email'>): string =>
  vault.index('attempt', `sign-in anywhere ${kind} ${emailIndexOf(vault, email)}`);

/**
 * Counts an attempt under all keys. The counter for all networks comes last, because an attempt that another counter refuses compares no
 * password.
 */
async function countAll({ db, now }: AccountNeeds, keys: ReturnType<typeof attemptKeys>): Promise<Date | null> {
  const byAccount = await countAttempt(db, keys.account, attemptRules.account, now);
  const until = byAccount ?? (await countAttempt(db, keys.network, attemptRules.network, now));
  if (until || keys.anywhere === null) return until;
  return countAttempt(db, keys.anywhere, attemptRules.accountAnywhere, now);
}

async function rehash({ db }: AccountNeeds, account: Account, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute((transaction) => setPassword(transaction, account.id, hash));
}

/** Writes the audit event of a failed attempt. For an unknown address, the event has no account. */
const note = ({ db, now, origin }: AccountNeeds, account: Account | null, action: AuditAction): Promise<void> =>
  db.transaction().execute((transaction) => appendAudit(transaction, eventOf(account, action, null), origin, now));

/** The number of wrong passwords in a day, from all networks, after which the owner gets a mail (D 27). */
const NOTICE_AFTER = 10;

/** A refusal on a device that the account knows is its owner's mistake, and no attempt on many accounts. */
async function noteRefusal(needs: AccountNeeds, account: Account | null, anywhere: string | null): Promise<void> {
  const { db, vault, now, origin } = needs;
  const counted = db.selectFrom('attempts').select(['count', 'first_at']);
  const attempts = await counted.where('key', '=', anywhere ?? '').executeTakeFirst();
  await db.transaction().execute(async (transaction) => {
    if (account?.status === 'active' && attempts?.count === NOTICE_AFTER) {
      const mail = { key: `many-attempts ${account.id} ${attempts.first_at}`, template: 'many-attempts' } as const;
      const details = { at: now.toISOString() };
      await enqueueMail(transaction, vault, { ...mail, locale: account.locale, to: account.email, details }, now);
    }
    const alarms = anywhere === null ? [] : await manyAccountsAlarms(transaction, needs, anywhere);
    await appendAudits(transaction, [eventOf(account, 'session.refused', null), ...alarms], origin, now);
  });
}

/** Returns an audit event from before the second factor, when the account has no role yet. */
const eventOf = (account: Account | null, action: AuditAction, reason: AuditEvent['reason']): AuditEvent => ({
  action,
  actor: account ? { kind: 'account', id: account.id } : { kind: 'visitor', id: null },
  role: null,
  subject: null,
  object: null,
  outcome: action === 'session.started' ? 'done' : 'refused',
  reason,
});
