import type { Transaction } from 'kysely';

import type { ReportsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { SentVersion } from './report-version.ts';

export const highestVersion = async (transaction: Transaction<Tables>, report: string): Promise<number> => {
  const { highest } = await transaction
    .selectFrom('report_versions')
    .select((row) => row.fn.max('version').as('highest'))
    .where('report', '=', report)
    .executeTakeFirstOrThrow();
  return Number(highest);
};

/** Reads the latest stored version of a report in the form that `nextVersion` compares. */
export async function latestVersionOf(
  transaction: Transaction<Tables>,
  { id: report, latest_version: version, status }: Pick<ReportsTable, 'id' | 'latest_version' | 'status'>,
): Promise<SentVersion> {
  const row = await transaction
    .selectFrom('report_versions')
    .select(['issued_at', 'comment'])
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
    // The row of the version keeps what the sender said: the laboratory may have withdrawn the report since.
    status,
    issuedAt: row.issued_at,
    comment: row.comment,
    observations: observations.map(({ report: _, version: __, position: ___, ...fields }) => fields),
  };
}
