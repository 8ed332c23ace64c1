import type { Role } from '../access/access-table.ts';
import type { AuditReason } from './audit-reason.ts';

/** Everything that the audit log records. Reads are events, too. */
export const auditActions = [
  'session.started',
  'session.refused',
  'session.throttled',
  'session.ended',
  'alarm.raised',
  'proof.given',
  'proof.refused',
  'factor.enrolled',
  'factor.code-used',
  'factor.removed',
  'factor.replaced',
  'recovery-codes.renewed',
  'password.changed',
  'password.reset-asked',
  'email.change-asked',
  'email.changed',
  'email.change-stopped',
  'account.created',
  'account.confirmed',
  'account.disabled',
  'account.bound',
  'account.unbound',
  'device.confirmed',
  'device.forgotten',
  'roles.changed',
  'account.enabled',
  'factor.reset',
  'staff.read',
  'staff.invited',
  'invitation.resent',
  'invitation.withdrawn',
  'application.sent',
  'application.decided',
  'application.read',
  'link.created',
  'link.opened',
  'link.refused',
  'message.received',
  'message.refused',
  'message.placed',
  'message.quarantined',
  'message.read',
  'message.corrected',
  'message.linked',
  'message.retried',
  'message.dismissed',
  'message.reviewed',
  'mapping.created',
  'mapping.ended',
  'document.read',
  'person.sought',
  'person.read',
  'person.contact-changed',
  'binding-code.created',
  'binding-code.refused',
  'order.read',
  'report.read',
  'report.downloaded',
  'history.read',
  'report.acknowledged',
  'report.reviewed',
  'report.released',
  'report.withdrawn',
  'counseling.recorded',
  'critical.attempted',
  'critical.told',
  'critical.excused',
  'critical.escalated',
  'report.auto-released',
  'auto-rule.set',
  'auto-rule.cleared',
  'qc-hold.set',
  'qc-hold.lifted',
  'person.joined',
  'person.separated',
  'person.deceased',
  'person.alive',
  'relative.handed-over',
  'share.created',
  'share.opened',
  'share.refused',
  'share.revoked',
  'proxy.granted',
  'proxy.revoked',
  'inbox.received',
  'inbox.read',
  'inbox.answered',
  'inbox.closed',
  'inbox.deleted',
  'visit.asked',
  'visit.read',
  'visit.confirmed',
  'visit.refused',
  'visit.cancelled',
  'visit.proposed',
  'visit.accepted',
  'visit.completed',
  'visit.deleted',
  'sender.created',
  'sender.revoked',
  'sender.rotated',
  'sender.networks-changed',
  'sender.read',
  'sender.token-issued',
  'sender.token-refused',
  'mailbox.read',
  'mailbox.retried',
  'audit.read',
  'access.refused',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The actor of an event: an account, a result link, a sender of messages, the laboratory's own process, or nobody who is signed in. */
export type AuditActor = { kind: 'account' | 'link' | 'sender'; id: string } | { kind: 'system' | 'visitor'; id: null };

/**
 * One event. It names records by their ids, and holds no values, names, documents, addresses, or typed words: the log outlives what it
 * describes.
 */
export interface AuditEvent {
  action: AuditAction;
  actor: AuditActor;
  /** The role in which the actor acted; null for visitors, senders, and the system. */
  role: Role | null;
  /** The person whose data the event touched. */
  subject: string | null;
  /** The record: 'report' and its id. */
  object: { kind: string; id: string } | null;
  outcome: 'done' | 'refused';
  reason: AuditReason | null;
}

/** Where an event came from: the request, the hashed session, and the keyed hash of the network. */
export interface AuditOrigin {
  request: string | null;
  session: string | null;
  client: string | null;
}
