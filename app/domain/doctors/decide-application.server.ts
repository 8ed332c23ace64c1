import type { Transaction } from 'kysely';

import type { DoctorApplicationsTable } from '../../../db/doctor-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { findAccount, setStatus } from '../accounts/account-store.server.ts';
import { endSessionsOf } from '../accounts/session-store.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { AuditReason } from '../audit/audit-reason.ts';
import { enqueueMail } from '../outbox/enqueue-mail.server.ts';
import { applicationEvent } from './application-event.ts';
import {
  type ApplicationGap,
  type ApplicationRefusal,
  type ApplicationState,
  nextApplicationState,
} from './application-states.ts';
import type { ApplicationStaff } from './review-applications.server.ts';

export type Decision =
  | { move: 'approve' | 'suspend' | 'reactivate' }
  | { move: 'ask'; reason: ApplicationGap }
  | { move: 'refuse'; reason: ApplicationRefusal };

/** `changed`: somebody else, or the applicant, was faster. `taken`: another account has the same professional registration. */
export type ApplicationOutcome = 'done' | 'missing' | 'changed' | 'taken';

/**
 * Decides an application in the version that the staff member saw, and emails the applicant. Suspending ends all sessions and closes the
 * account, in every process; reactivating opens it again.
 */
export const decideApplication = (
  needs: AccountNeeds,
  staff: ApplicationStaff,
  { id, version, decision }: { id: string; version: number; decision: Decision },
): Promise<ApplicationOutcome> =>
  decide(needs, staff, { id, version, decision }).catch((error: unknown): ApplicationOutcome => {
    // Of two owners who approve the same registration for two accounts at once, the index lets one through.
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  });

const decide = (
  needs: AccountNeeds,
  staff: ApplicationStaff,
  { id, version, decision }: { id: string; version: number; decision: Decision },
): Promise<ApplicationOutcome> =>
  needs.db.transaction().execute(async (transaction) => {
    const { vault, now, origin } = needs;
    const row = await transaction.selectFrom('doctor_applications').selectAll().where('id', '=', id).executeTakeFirst();
    const doctor = row?.account ? await findAccount(transaction, vault, row.account) : null;
    if (!row || !doctor) return 'missing';
    const state = nextApplicationState(row.state, decision.move);
    if (state === null) return 'changed';
    if (decision.move === 'approve' && (await isTaken(transaction, row))) return 'taken';
    const reason = 'reason' in decision ? decision.reason : null;
    const decided = { decided_at: now.toISOString(), decided_by: staff.account };
    const { numUpdatedRows } = await transaction
      .updateTable('doctor_applications')
      .set({ state, reason, ...decided, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'changed';
    if (decision.move === 'suspend') {
      await setStatus(transaction, doctor.id, 'disabled');
      await endSessionsOf(transaction, doctor.id, now);
    }
    if (decision.move === 'reactivate') await setStatus(transaction, doctor.id, 'active');
    const mail = { key: `doctor-${state} ${id} ${version + 1}`, locale: doctor.locale, to: doctor.email };
    await enqueueMail(transaction, vault, { ...mail, ...mailOf(decision) }, now);
    const author = { actor: { kind: 'account', id: staff.account }, role: staff.role } as const;
    await appendAudit(transaction, applicationEvent('application.decided', author, id, noted(decision)), origin, now);
    return 'done';
  });

const holding: readonly ApplicationState[] = ['approved', 'suspended'];

const isTaken = async (
  transaction: Transaction<Tables>,
  { id, registration_index }: DoctorApplicationsTable,
): Promise<boolean> =>
  (await transaction
    .selectFrom('doctor_applications')
    .select('id')
    .where('registration_index', '=', registration_index)
    .where('id', '!=', id)
    .where('state', 'in', holding)
    .executeTakeFirst()) !== undefined;

/** { move: 'ask', reason: 'workplace' } → 'ask workplace' · { move: 'approve' } → 'approve' */
function noted(decision: Decision): AuditReason {
  if (decision.move === 'ask') return `ask ${decision.reason}`;
  return decision.move === 'refuse' ? `refuse ${decision.reason}` : decision.move;
}

/** The email of a decision. Only the portal gives the reason of a refusal. */
function mailOf(decision: Decision) {
  const details = {};
  if (decision.move === 'ask')
    return {
      template: 'doctor-asked-for-more',
      details: { reason: decision.reason, path: '/portal-medicos/solicitud' },
    } as const;
  if (decision.move === 'refuse') return { template: 'doctor-refused', details } as const;
  return { template: decision.move === 'suspend' ? 'doctor-suspended' : 'doctor-approved', details } as const;
}
