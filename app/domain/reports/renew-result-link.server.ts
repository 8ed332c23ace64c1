import { z } from 'zod';

import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { sendResultLink } from './send-result-link.server.ts';

/**
 * Sends a new link of an order to the contact on file, at most three times a day. It returns nothing, because its caller always gives the
 * same answer: whether there is an address is nobody's business.
 */
export async function renewResultLink(needs: AccountNeeds, order: string): Promise<void> {
  const { db, vault, now } = needs;
  const until = await countAttempt(db, vault.index('attempt', `result link ${order}`), attemptRules.resultLink, now);
  if (until) return;
  await db.transaction().execute((transaction) => sendResultLink(transaction, needs, order, 'renewed'));
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
