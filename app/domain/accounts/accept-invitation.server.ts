import { appendAudit } from '../audit/audit-log.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { type Account, findAccount } from './account-store.server.ts';
import { consumeLink, type LinkPurpose, readLink } from './one-time-links.server.ts';
import { hashPassword } from './passwords.server.ts';
import { type StartedSession, startSession } from './session-store.server.ts';
import { staffEvent } from './staff-event.ts';
import { hashOfToken } from './tokens.server.ts';

const purposes: readonly LinkPurpose[] = ['staff-invitation', 'first-owner'];

/** Returns the account of an invitation without using the link; null if the link is not valid. */
export async function readInvitation({ db, vault, now }: AccountNeeds, token: string): Promise<Account | null> {
  for (const purpose of purposes) {
    const link = await readLink(db, vault, purpose, token, now);
    const account = link && (await findAccount(db, vault, link.account));
    if (account?.kind === 'staff' && account.status === 'invited') return account;
  }
  return null;
}

interface Acceptance {
  token: string;
  account: string;
  /** A password that has passed `passwordFault`. */
  password: string;
  /** 'Chrome · Android' */
  agent: string;
}

/**
 * Accepts an invitation, and starts a session in which the second factor is set up; the session allows nothing else. Returns null if the
 * invitation has already been used or withdrawn.
 */
export async function acceptInvitation(
  { db, now, origin }: AccountNeeds,
  { token, account, password, agent }: Acceptance,
): Promise<StartedSession | null> {
  const hash = await hashPassword(password);
  return db
    .transaction()
    .execute(async (transaction) => {
      // Lock the account first, as a withdrawal does, so that the two cannot deadlock.
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set((row) => ({ password: hash, status: 'active' as const, version: row('version', '+', 1) }))
        .where('id', '=', account)
        .where('status', '=', 'invited')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n || !(await consumeLink(transaction, hashOfToken(token), now))) throw new UsedBefore();
      const replaced = origin.session;
      const session = { kind: 'staff', stage: 'enroll', account, device: null, agent, replaced } as const;
      const started = await startSession(transaction, session, now);
      const author = { actor: { kind: 'account', id: account }, role: null } as const;
      const here = { ...origin, session: started.id };
      await appendAudit(transaction, staffEvent('account.confirmed', author, account), here, now);
      await appendAudit(transaction, staffEvent('session.started', author, null, 'enroll'), here, now);
      return started;
    })
    .catch((error: unknown) => {
      if (error instanceof UsedBefore) return null;
      throw error;
    });
}

/** Thrown to roll the transaction back. */
class UsedBefore extends Error {}
