import { z } from 'zod';

import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { attemptRules } from '../accounts/attempt-rules.ts';
import { countAttempt } from '../accounts/attempt-store.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { sendResultLink } from './send-result-link.server.ts';

/**
 * Sends a new link for an order to the address on file, at most three times a day. It returns nothing, because the page always gives the
 * same answer and must not reveal whether there is an address.
 */
export async function renewResultLink(needs: AccountNeeds, order: string): Promise<void> {
  const { db, vault, now } = needs;
  const until = await countAttempt(db, vault.index('attempt', `result link ${order}`), attemptRules.resultLink, now);
  if (until) return;
  await db.transaction().execute((transaction) => sendResultLink(transaction, needs, order, 'renewed'));
}

const proofSchema = z.object({ order: z.string(), until: z.iso.datetime() });
const PROOF_MINUTES = 15;

/** Returns a sealed proof that the sender of a form gave the correct birth date for a dead link. Only then may they request a new link. */
export const sealRenewal = (vault: Vault, order: string, tokenHash: string, now: Date): string =>
  vault.seal(
    'link',
    JSON.stringify({ order, until: new Date(now.getTime() + PROOF_MINUTES * 60_000).toISOString() }),
    `renew ${tokenHash}`,
  );

/** Returns the order of a proof; null if the proof is forged, belongs to another link, or has expired. */
export function openRenewal(vault: Vault, proof: string, tokenHash: string, now: Date): string | null {
  try {
    const { order, until } = proofSchema.parse(JSON.parse(vault.open('link', proof, `renew ${tokenHash}`)));
    return Date.parse(until) > now.getTime() ? order : null;
  } catch {
    return null;
  }
}
