import type { Role } from '../access/access-table.ts';
import type { AuditAction, AuditEvent } from '../audit/audit-event.ts';

/** The account that reads or changes a message, in one of its roles. */
export interface MessageActor {
  account: string;
  role: Role;
}

interface Touched {
  id: string;
  kind?: 'message' | 'mapping';
  subject?: string | null;
  reason?: AuditEvent['reason'];
}

/** Returns the audit event of a staff member's action on a message or on a mapping. */
export const messageEvent = (
  { account, role }: MessageActor,
  action: AuditAction,
  { id, kind = 'message', subject = null, reason = null }: Touched,
): AuditEvent => ({
  action,
  actor: { kind: 'account', id: account },
  role,
  subject,
  object: { kind, id },
  outcome: 'done',
  reason,
});
