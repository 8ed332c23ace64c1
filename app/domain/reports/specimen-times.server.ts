import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';

export interface SpecimenTimes {
  collected_at: string | null;
  received_at: string | null;
}

/**
 * Reads the times of the specimens of the versions that a reader sees, by their report. The order's other specimens are not read, because
 * even the time of a second tube would reveal a hidden report.
 */
export async function specimenTimesOf(
  transaction: Transaction<Tables>,
  shown: readonly { report: string; version: number }[],
): Promise<ReadonlyMap<string, readonly SpecimenTimes[]>> {
  if (shown.length === 0) return new Map();
  const versions = new Map(shown.map(({ report, version }) => [report, version]));
  const rows = await transaction
    .selectFrom('report_versions')
    .innerJoin('specimens', 'specimens.id', 'report_versions.specimen')
    .select(['report_versions.report', 'report_versions.version'])
    .select(['specimens.collected_at', 'specimens.received_at'])
    .where('report_versions.report', 'in', [...versions.keys()])
    .execute();
  // Few reports have a second version, and a condition for each pair would make a long statement.
  return Map.groupBy(
    rows.filter(({ report, version }) => versions.get(report) === version),
    ({ report }) => report,
  );
}

/** Returns the first collection and the last arrival of some specimens. */
export function firstAndLast(specimens: readonly SpecimenTimes[]) {
  const instants = (name: keyof SpecimenTimes) => specimens.flatMap((one) => one[name] ?? []).toSorted();
  return { collectedAt: instants('collected_at')[0] ?? null, receivedAt: instants('received_at').at(-1) ?? null };
}
