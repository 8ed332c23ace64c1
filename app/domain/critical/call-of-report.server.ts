import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { CriticalCall } from '../reports/report-view.ts';
import { recipientRoles } from './critical-case.ts';

/** Returns the state of the call about a released version: still open, or received by somebody; null if there was no call. */
export async function callOfReport(db: Kysely<Tables>, report: string, version: number): Promise<CriticalCall | null> {
  const found = await db
    .selectFrom('critical_cases')
    .leftJoin('critical_events', (join) =>
      join.onRef('critical_events.critical_case', '=', 'critical_cases.id').on('critical_events.kind', '=', 'told'),
    )
    .select(['critical_cases.state', 'critical_events.at', 'critical_events.recipient_role'])
    .where('report', '=', report)
    .where('version', '=', version)
    .executeTakeFirst();
  if (found?.state === 'open') return { state: 'open' };
  const role = recipientRoles.find((one) => one === found?.recipient_role);
  return role && found?.at ? { state: 'told', at: found.at, role } : null;
}
