import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

/** Forgets what the checks said of reports that wait, so that the next round checks them again; `exam`: only of this exam. */
export const forgetVerdicts = async (transaction: Transaction<Tables>, exam: string | null = null): Promise<void> =>
  void (await transaction
    .deleteFrom('auto_verdicts')
    .where('reasons', '<>', '')
    .where('report', 'in', (where) =>
      where
        .selectFrom('reports')
        .select('reports.id')
        .where('released_version', 'is', null)
        .$if(exam !== null, (query) => query.where('reports.exam', '=', exam ?? '')),
    )
    .execute());
