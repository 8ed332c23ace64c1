import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

/** The base query of the reports that a doctor sees, with what this account has read of their released versions. */
export const reportsWithReads = (db: Kysely<Tables>, account: string) =>
  db
    .selectFrom('reports')
    .leftJoin('doctor_reads', (join) =>
      join
        .onRef('doctor_reads.report', '=', 'reports.id')
        .onRef('doctor_reads.version', '=', 'reports.released_version')
        .on('doctor_reads.account', '=', account),
    );
