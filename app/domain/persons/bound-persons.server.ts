import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

interface Clock {
  db: Kysely<Tables>;
  now: Date;
}

/** Whether an account reads anybody's results: its owner's own, or those of a person who granted it access. */
export const isBound = async (clock: Clock, account: string): Promise<boolean> =>
  (await openBonds(clock, account).executeTakeFirst()) !== undefined;

/** The persons that an account is bound to as the person themselves. */
export const ownPersons = async (clock: Clock, account: string): Promise<string[]> =>
  (await openBonds(clock, account).where('relation', '=', 'self').execute()).map(({ person }) => person);

const openBonds = ({ db, now }: Clock, account: string) =>
  db
    .selectFrom('account_persons')
    .select('person')
    .where('account', '=', account)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now.toISOString())]));
