import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { AccountNeeds } from './account-needs.server.ts';
import { attemptRules } from './attempt-rules.ts';
import { clearAttempts, countAttempt } from './attempt-store.server.ts';
import { readableCode, typedCode } from './readable-code.ts';
import { staffEvent } from './staff-event.ts';
import { type Invitation, inviteFromTerminal } from './staff-invitations.server.ts';
import { countOwners } from './staff-list.server.ts';
import type { Vault } from './vault.ts';

const LIFE_MS = 30 * 60_000;
/** The number of symbols of a code. Each has 5 bits, so a code has 60 bits, which is enough for half an hour and a few attempts. */
const SYMBOLS = 12;

const hashOf = (vault: Vault, code: string): string => vault.index('attempt', `first run ${code}`);
/** Returns the key under which attempts from one network, or from all of them, are counted. */
const attemptKey = (vault: Vault, network: string): string => vault.index('attempt', `first run ${network}`);
const EVERYWHERE = 'everywhere';

/** Whether this installation can still be set up with a code, because it has no owner. */
export const isFirstRun = async (db: Kysely<Tables>): Promise<boolean> => (await countOwners(db)) === 0;

/**
 * Creates a new code for the terminal of an installation without an owner, which ends the earlier codes. Returns null if there is an owner.
 */
export async function newFirstRunCode(db: Kysely<Tables>, vault: Vault, now: Date): Promise<string | null> {
  if (!(await isFirstRun(db))) return null;
  const code = readableCode(randomBytes(SYMBOLS));
  await clearAttempts(db, attemptKey(vault, EVERYWHERE));
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('one_time_links').where('purpose', '=', 'first-run').execute();
    await transaction
      .insertInto('one_time_links')
      .values({
        token_hash: hashOf(vault, typedCode(code)),
        purpose: 'first-run',
        account: null,
        payload: null,
        subject_index: null,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
        used_at: null,
      })
      .execute();
  });
  return code;
}

export type FirstRunOutcome =
  | { kind: 'invited'; token: string }
  | { kind: 'wait'; until: Date }
  /** 'refused' means that the code is wrong, used, or older than half an hour. 'taken' means that the address has an account in use. */
  | { kind: 'refused' | 'taken' };

/** Creates the first owner with the code from the terminal, which can be used once. The owner then chooses a password. */
export async function createFirstOwner(
  needs: AccountNeeds,
  typed: string,
  owner: Omit<Invitation, 'roles'>,
): Promise<FirstRunOutcome> {
  const { db, vault, now, origin } = needs;
  const until =
    (await countAttempt(db, attemptKey(vault, origin.client ?? ''), attemptRules.account, now)) ??
    (await countAttempt(db, attemptKey(vault, EVERYWHERE), attemptRules.firstRun, now));
  if (until) return { kind: 'wait', until };
  const { numUpdatedRows } = await db
    .updateTable('one_time_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOf(vault, typedCode(typed)))
    .where('purpose', '=', 'first-run')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) {
    const visitor = { actor: { kind: 'visitor', id: null }, role: null } as const;
    const event = { ...staffEvent('link.refused', visitor, null, 'first-run'), outcome: 'refused' } as const;
    await db.transaction().execute((transaction) => appendAudit(transaction, event, origin, now));
    return { kind: 'refused' };
  }
  const invitation = { ...owner, roles: ['owner'] } as const;
  const token = await inviteFromTerminal(needs, invitation, { purpose: 'first-owner', reason: 'first-run' });
  return token === null ? { kind: 'taken' } : { kind: 'invited', token };
}
