import { deleteOldTokens } from '../domain/senders/access-tokens.server.ts';
import { warnOfKeyEnds } from '../domain/senders/warn-key-ends.server.ts';
import type { Services } from './services.ts';

/** Warns of credentials that end soon, and deletes what is over. Several processes may do it at once. */
export async function keepUpSenders({ db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>): Promise<void> {
  const at = now();
  await deleteOldTokens(db, at);
  await warnOfKeyEnds(db, vault, at);
}
