import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { ReportState, ToldVersion } from './report-version.ts';

export const highestVersion = async (transaction: Transaction<Tables>, report: string): Promise<number> => {
  const { highest } = await transaction
    .selectFrom('report_versions')
    .select((row) => row.fn.max('version').as('highest'))
    .where('report', '=', report)
    .executeTakeFirstOrThrow();
  return Number(highest);
};

/** Reads a stored version in the form that `nextVersion` compares. */
export async function latestVersionOf(
  transaction: Transaction<Tables>,
  report: string,
  version: number,
): Promise<ToldVersion> {
  const row = await transaction
    .selectFrom('report_versions')
    .selectAll()
    .where('report', '=', report)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const observations = await transaction
    .selectFrom('observations')
    .selectAll()
    .where('report', '=', report)
    .where('version', '=', version)
    .orderBy('position')
    .execute();
  return {
    // `as`: only this module's neighbor `place-report.server.ts` writes the column.
    status: row.status as ReportState,
    issuedAt: row.issued_at,
    comment: row.comment,
    observations: observations.map(({ report: _, version: __, position: ___, ...fields }) => fields),
  };
}
