import type { Transaction } from 'kysely';
import { z } from 'zod';

import type { Tables } from '../../../db/tables.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import { hashOfToken } from '../accounts/tokens.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { emailOfPerson } from '../persons/sealed-person.server.ts';
import { createResultLink, resultLinkPath } from './result-link.server.ts';

/** The mail that brings a result link. It names no exam and no value. */
export interface ResultMail {
  /** Names the event; a known key is not written twice. */
  key: string;
  template: 'result-ready';
  locale: Locale;
  to: string;
  details: { path: string };
}

/** Writes a mail to the outbox in the transaction of what causes it. */
export type EnqueueResultMail = (
  transaction: Transaction<Tables>,
  vault: Vault,
  mail: ResultMail,
  now: Date,
) => Promise<void>;

/**
 * Sends a new link of an order to the contact on file, at most three times a day. It returns nothing, because its caller always gives the
 * same answer: whether there is an address is nobody's business.
 */
export async function renewResultLink(needs: AccountNeeds, order: string, enqueue: EnqueueResultMail): Promise<void> {
  const { db, vault, now, origin } = needs;
  const until = await countAttempt(db, vault.index('attempt', `result link ${order}`), attemptRules.resultLink, now);
  if (until) return;
  await db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('orders')
      .innerJoin('persons', 'persons.id', 'orders.person')
      .select(['persons.id', 'persons.email', 'persons.locale'])
      .where('orders.id', '=', order)
      .executeTakeFirst();
    const to = person ? emailOfPerson(vault, person) : null;
    if (!person || !to) return;
    const token = await createResultLink(transaction, vault, order, now);
    const key = `result-ready ${hashOfToken(token)}`;
    const details = { path: resultLinkPath(token) };
    await enqueue(transaction, vault, { key, template: 'result-ready', locale: person.locale, to, details }, now);
    const event = { action: 'link.created', role: null, outcome: 'done', reason: 'renewed' } as const;
    const actor = { kind: 'visitor', id: null } as const;
    await appendAudit(
      transaction,
      { ...event, actor, subject: person.id, object: { kind: 'order', id: order } },
      origin,
      now,
    );
  });
}

const proofSchema = z.object({ order: z.string(), until: z.iso.datetime() });
const PROOF_MINUTES = 15;

/** Proves in a form that its sender gave the right birth date for a link that is dead: only then may they ask for a new one. */
export const sealRenewal = (vault: Vault, order: string, tokenHash: string, now: Date): string =>
  vault.seal(
    'link',
    JSON.stringify({ order, until: new Date(now.getTime() + PROOF_MINUTES * 60_000).toISOString() }),
    `renew ${tokenHash}`,
  );

/** The order of a proof; null if it is forged, of another link, or too old. */
export function openRenewal(vault: Vault, proof: string, tokenHash: string, now: Date): string | null {
  try {
    const { order, until } = proofSchema.parse(JSON.parse(vault.open('link', proof, `renew ${tokenHash}`)));
    return Date.parse(until) > now.getTime() ? order : null;
  } catch {
    return null;
  }
}
