import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';

/** An event about the actor's own account. Staff act here in no role. */
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
