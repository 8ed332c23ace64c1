import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { ReadObservation } from './report-changes.ts';

/** OBX-11: D deletes a value, W withdraws one that was sent for the wrong patient. Neither is shown (`interop.md`). */
export const WITHDRAWN = ['D', 'W'];

/** The values of one version, in the sender's order. */
export const shownObservationsOf = (
  transaction: Transaction<Tables>,
  report: string,
  version: number,
): Promise<ReadObservation[]> =>
  transaction
    .selectFrom('observations')
    .select(['position', 'code', 'sub_id', 'name', 'value', 'unit', 'reference_range', 'flags', 'status', 'comment'])
    .where('report', '=', report)
    .where('version', '=', version)
    .where('status', 'not in', WITHDRAWN)
    .orderBy('position')
    .execute();

/** The releases of a report up to a version, the latest first, with the sealed name of who released it. */
export const releasesOf = (transaction: Transaction<Tables>, report: string, upTo: number) =>
  transaction
    .selectFrom('report_events')
    .innerJoin('accounts', 'accounts.id', 'report_events.account')
    .select(['report_events.version', 'report_events.at', 'accounts.name', 'accounts.id as account'])
    .where('report', '=', report)
    .where('report_events.kind', '=', 'released')
    .where('report_events.version', '<=', upTo)
    .orderBy('report_events.version', 'desc')
    .orderBy('report_events.at', 'desc')
    .execute();
