import type { Transaction } from 'kysely';

import type { DoctorApplicationsTable } from '../../../db/doctor-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Role } from '../access/access-table.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount } from '../accounts/account-store.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { applicationEvent } from './application-event.ts';
import type { ApplicationState } from './application-states.ts';
import type { ListedApplication, ReviewedApplication } from './review-application.ts';
import { openApplication } from './sealed-application.server.ts';

/** The reader of applications, and the role that allows it. */
export interface ApplicationStaff {
  account: string;
  role: Role | null;
}

/** The longest list that a page shows. */
const MAX_APPLICATIONS = 200;

/** The applications in these states, the longest wait first. Their reading is one event. */
export const listApplications = (
  { db, vault, origin, now }: AccountNeeds,
  staff: ApplicationStaff,
  states: readonly ApplicationState[],
): Promise<ListedApplication[]> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('doctor_applications')
      .selectAll()
      .where('state', 'in', states)
      .orderBy('waits_since')
      .orderBy('id')
      .limit(MAX_APPLICATIONS)
      .execute();
    if (rows.length > 0) await appendAudit(transaction, readEvent(staff, null), origin, now);
    return rows.map((row) => {
      const { name, specialty, institution } = openApplication(vault, row);
      return {
        id: row.id,
        name,
        specialty,
        institution,
        state: row.state,
        waitsSince: row.waits_since,
        decidedAt: row.decided_at,
      };
    });
  });

/** One application with everything to compare. Unconfirmed ones do not exist for the staff. */
export const readApplication = (
  { db, vault, origin, now }: AccountNeeds,
  staff: ApplicationStaff,
  id: string,
): Promise<ReviewedApplication | null> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('doctor_applications')
      .selectAll()
      .where('id', '=', id)
      .where('state', '!=', 'unconfirmed')
      .executeTakeFirst();
    if (!row) return null;
    const view = await reviewOf(transaction, vault, row);
    await appendAudit(transaction, readEvent(staff, id), origin, now);
    return view;
  });

async function reviewOf(
  transaction: Transaction<Tables>,
  vault: Vault,
  row: DoctorApplicationsTable,
): Promise<ReviewedApplication> {
  const twin = await transaction
    .selectFrom('doctor_applications')
    .select('id')
    .where('id', '!=', row.id)
    .where('state', '!=', 'unconfirmed')
    .where((where) =>
      where.or([
        where('document_index', '=', row.document_index),
        where('registration_index', '=', row.registration_index),
      ]),
    )
    .executeTakeFirst();
  const decider = row.decided_by === null ? null : await findAccount(transaction, vault, row.decided_by);
  const { id, state, reason, version } = row;
  return {
    ...openApplication(vault, row),
    id,
    state,
    reason,
    version,
    sentAt: row.sent_at,
    decidedAt: row.decided_at,
    decidedBy: decider?.name ?? null,
    hasTwin: twin !== undefined,
  };
}

const readEvent = ({ account, role }: ApplicationStaff, id: string | null) =>
  applicationEvent('application.read', { actor: { kind: 'account', id: account }, role }, id);
