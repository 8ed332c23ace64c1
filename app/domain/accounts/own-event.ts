import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';

/** Returns an audit event about the actor's own account. It has no role, not even for staff. */
export const ownEvent = (
  account: string,
  action: AuditAction,
  { object = null, reason = null, isRefused = false }: OwnEventDetails = {},
): AuditEvent => ({
  action,
  actor: { kind: 'account', id: account },
  role: null,
  subject: null,
  object,
  outcome: isRefused ? 'refused' : 'done',
  reason,
});

interface OwnEventDetails {
  object?: AuditEvent['object'];
  reason?: AuditEvent['reason'];
  isRefused?: boolean;
}
