import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { type ReadObservation, valueKey } from './report-changes.ts';

/**
 * The OBX-11 statuses of values that are not shown: D deletes a value, and W withdraws one that was sent for the wrong patient
 * (`interop.md`).
 */
export const WITHDRAWN = ['D', 'W'];

/** Reads the visible values of one version, in the sender's order. */
export const shownObservationsOf = (
  transaction: Transaction<Tables>,
  report: string,
  version: number,
): Promise<ReadObservation[]> =>
  transaction
    .selectFrom('observations')
    .select(['position', 'code', 'sub_id', 'name', 'value', 'unit', 'reference_range', 'flags', 'status', 'comment'])
    .select(['code_system', 'value_type', 'method'])
    .where('report', '=', report)
    .where('version', '=', version)
    .where('status', 'not in', WITHDRAWN)
    .orderBy('position')
    .execute();

/** Reads the releases of a report up to a version, latest first, with the sealed name of the person who released each. */
export const releasesOf = (transaction: Transaction<Tables>, report: string, upTo: number) =>
  transaction
    .selectFrom('report_events')
    .innerJoin('accounts', 'accounts.id', 'report_events.account')
    .select([
      'report_events.version',
      'report_events.at',
      'report_events.reason',
      'accounts.name',
      'accounts.id as account',
    ])
    .where('report', '=', report)
    .where('report_events.kind', '=', 'released')
    .where('report_events.version', '<=', upTo)
    .orderBy('report_events.version', 'desc')
    .orderBy('report_events.at', 'desc')
    .execute();

type Release = Awaited<ReturnType<typeof releasesOf>>[number];

/**
 * The release that a version corrects, of the report's releases, latest first. Null if the report was withdrawn in between: what readers saw
 * then may be another person's.
 */
export async function earlierReleaseOf(
  transaction: Transaction<Tables>,
  report: string,
  version: number,
  releases: readonly Release[],
): Promise<Release | null> {
  const earlier = releases.find((release) => release.version < version);
  if (!earlier) return null;
  const withdrawal = await transaction
    .selectFrom('report_events')
    .select('version')
    .where('report', '=', report)
    .where('kind', '=', 'withdrawn')
    .where('version', '>=', earlier.version)
    .where('version', '<', version)
    .executeTakeFirst();
  const sent = await transaction
    .selectFrom('report_versions')
    .select('version')
    .where('report', '=', report)
    .where('status', '=', 'withdrawn')
    .where('version', '>', earlier.version)
    .where('version', '<', version)
    .executeTakeFirst();
  return withdrawal || sent ? null : earlier;
}

/** The values that the sender took back after a version, because they were another person's (OBX-11 `W`). */
export async function withdrawnKeysOf(
  transaction: Transaction<Tables>,
  report: string,
  version: number,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('observations')
    .select(['code', 'sub_id'])
    .where('report', '=', report)
    .where('version', '>', version)
    .where('status', '=', 'W')
    .execute();
  return new Set(rows.map(valueKey));
}
