import type { AccountNeeds } from './account-needs.server.ts';
import { type AccountSession, completeSignIn, type SecondStepOutcome } from './second-step.server.ts';

/**
 * A new proof of identity within a session, for a sensitive action. The session gets a new token, and keeps its end: proving oneself does
 * not prolong a day of work.
 */
export async function renewProof(
  needs: AccountNeeds,
  session: AccountSession,
  typed: string,
): Promise<SecondStepOutcome> {
  const outcome = await completeSignIn(needs, session, typed);
  if (outcome.kind === 'started')
    await needs.db
      .updateTable('sessions')
      .set({ ends_at: session.ends_at })
      .where('id', '=', outcome.session.id)
      .execute();
  return outcome;
}
