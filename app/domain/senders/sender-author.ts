import type { StaffAuthor } from '../accounts/staff-event.ts';
import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';

/** An event about a laboratory system; null: about the whole list. */
export const senderEvent = (action: AuditAction, { actor, role }: StaffAuthor, sender: string | null): AuditEvent => ({
  action,
  actor,
  role,
  subject: null,
  outcome: 'done',
  reason: null,
  object: sender === null ? null : { kind: 'sender', id: sender },
});
