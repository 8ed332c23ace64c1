import type { Role } from '../access/access-table.ts';
import type { AuditAction, AuditActor, AuditEvent } from '../audit/audit-event.ts';

/** The author of a change: an owner in the panel, a person who accepts an invitation, or the operator at the console. */
export interface StaffAuthor {
  actor: AuditActor;
  role: Role | null;
}

/** The author of changes that the operator makes at the installation's terminal. */
export const operator: StaffAuthor = { actor: { kind: 'system', id: null }, role: null };

/** Returns an audit event about a staff account, or about the whole team if the account is null. */
export const staffEvent = (
  action: AuditAction,
  { actor, role }: StaffAuthor,
  account: string | null,
  reason: AuditEvent['reason'] = null,
): AuditEvent => ({
  action,
  actor,
  role,
  subject: null,
  object: account === null ? null : { kind: 'account', id: account },
  outcome: 'done',
  reason,
});
