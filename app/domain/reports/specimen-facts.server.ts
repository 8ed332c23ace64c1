import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

/** A version of a report. */
interface ShownVersionOfReport {
  report: string;
  version: number;
}

/**
 * Returns the first collection and the last arrival of the specimens of the versions that a reader sees, and the laboratory's notes about
 * them. The order's other specimens do not count, because even the time of a second tube would reveal a hidden report.
 */
export async function specimenFacts(transaction: Transaction<Tables>, shown: readonly ShownVersionOfReport[]) {
  const specimens =
    shown.length === 0
      ? []
      : await transaction
          .selectFrom('report_versions')
          .innerJoin('specimens', 'specimens.id', 'report_versions.specimen')
          .select(['specimens.collected_at', 'specimens.received_at', 'specimens.condition'])
          .where((where) =>
            where.or(
              shown.map(({ report, version }) =>
                where.and([where('report_versions.report', '=', report), where('version', '=', version)]),
              ),
            ),
          )
          .execute();
  const instants = (name: 'collected_at' | 'received_at') => specimens.flatMap((one) => one[name] ?? []).toSorted();
  return {
    collectedAt: instants('collected_at')[0] ?? null,
    receivedAt: instants('received_at').at(-1) ?? null,
    conditions: [...new Set(specimens.flatMap(({ condition }) => condition ?? []))],
  };
}
