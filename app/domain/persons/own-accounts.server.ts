import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

/** The accounts that read the results of these persons as the person themselves, each once, with the instant of its first bond. */
export const ownAccounts = (db: Kysely<Tables>, persons: readonly string[]) =>
  db
    .selectFrom('account_persons')
    .select(['account', (row) => row.fn.min('since').as('since')])
    .where('person', 'in', persons)
    .where('relation', '=', 'self')
    .where('ended_at', 'is', null)
    .groupBy('account')
    .orderBy('account')
    .execute();
