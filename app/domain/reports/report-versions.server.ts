import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { ReadObservation } from './report-changes.ts';

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
