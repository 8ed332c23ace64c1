import type { AuditEvent } from '../audit/audit-event.ts';

/** An event about an application. */
export const applicationEvent = (
  action: AuditEvent['action'],
  author: Pick<AuditEvent, 'actor' | 'role'>,
  id: string | null,
  reason: AuditEvent['reason'] = null,
): AuditEvent => ({
  ...author,
  action,
  subject: null,
  object: id === null ? null : { kind: 'application', id },
  outcome: 'done',
  reason,
});
