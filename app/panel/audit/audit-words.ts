import { staffRoles } from '../../domain/access/access-table.ts';
import type { AuditAction } from '../../domain/audit/audit-event.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { roleName } from '../frame/role-words.ts';

const actions: Readonly<Record<AuditAction, () => string>> = {
  'session.started': m.audit_session_started,
  'session.refused': m.audit_session_refused,
  'session.throttled': m.audit_session_throttled,
  'session.ended': m.audit_session_ended,
  'proof.given': m.audit_proof_given,
  'proof.refused': m.audit_proof_refused,
  'factor.enrolled': m.audit_factor_enrolled,
  'factor.code-used': m.audit_factor_code_used,
  'password.changed': m.audit_password_changed,
  'password.reset-asked': m.audit_password_reset_asked,
  'email.changed': m.audit_email_changed,
  'account.created': m.audit_account_created,
  'account.confirmed': m.audit_account_confirmed,
  'account.disabled': m.audit_account_disabled,
  'account.bound': m.audit_account_bound,
  'binding-code.created': m.audit_binding_code_created,
  'binding-code.refused': m.audit_binding_code_refused,
  'device.confirmed': m.audit_device_confirmed,
  'person.contact-changed': m.audit_person_contact_changed,
  'person.sought': m.audit_person_sought,
  'visit.accepted': m.audit_visit_accepted,
  'visit.proposed': m.audit_visit_proposed,
  'visit.deleted': m.audit_visit_deleted,
  'roles.changed': m.audit_roles_changed,
  'account.enabled': m.audit_account_enabled,
  'factor.reset': m.audit_factor_reset,
  'staff.read': m.audit_staff_read,
  'staff.invited': m.audit_staff_invited,
  'invitation.resent': m.audit_invitation_resent,
  'invitation.withdrawn': m.audit_invitation_withdrawn,
  'application.sent': m.audit_application_sent,
  'application.decided': m.audit_application_decided,
  'application.read': m.audit_application_read,
  'link.created': m.audit_link_created,
  'link.opened': m.audit_link_opened,
  'link.refused': m.audit_link_refused,
  'message.received': m.audit_message_received,
  'message.refused': m.audit_message_refused,
  'message.placed': m.audit_message_placed,
  'message.quarantined': m.audit_message_quarantined,
  'message.read': m.audit_message_read,
  'person.read': m.audit_person_read,
  'order.read': m.audit_order_read,
  'report.read': m.audit_report_read,
  'report.reviewed': m.audit_report_reviewed,
  'report.released': m.audit_report_released,
  'report.withdrawn': m.audit_report_withdrawn,
  'counseling.recorded': m.audit_counseling_recorded,
  'proxy.granted': m.audit_proxy_granted,
  'proxy.revoked': m.audit_proxy_revoked,
  'inbox.received': m.audit_inbox_received,
  'inbox.read': m.audit_inbox_read,
  'inbox.answered': m.audit_inbox_answered,
  'inbox.closed': m.audit_inbox_closed,
  'inbox.deleted': m.audit_inbox_deleted,
  'visit.asked': m.audit_visit_asked,
  'visit.read': m.audit_visit_read,
  'visit.confirmed': m.audit_visit_confirmed,
  'visit.refused': m.audit_visit_refused,
  'visit.cancelled': m.audit_visit_cancelled,
  'visit.completed': m.audit_visit_completed,
  'sender.created': m.audit_sender_created,
  'sender.revoked': m.audit_sender_revoked,
  'sender.rotated': m.audit_sender_rotated,
  'sender.networks-changed': m.audit_sender_networks,
  'sender.read': m.audit_sender_read,
  'sender.token-issued': m.audit_sender_token_issued,
  'sender.token-refused': m.audit_sender_token_refused,
  'mailbox.read': m.audit_mailbox_read,
  'mailbox.retried': m.audit_mailbox_retried,
  'audit.read': m.audit_audit_read,
  'access.refused': m.audit_access_refused,
};

/** 'report.released' → 'Liberó un resultado' */
export const actionWords = (action: AuditAction): string => actions[action]();

const parties: Readonly<Record<string, () => string>> = {
  staff: m.audit_party_staff,
  doctor: m.audit_party_doctor,
  patient: m.audit_party_patient,
  gone: m.audit_party_gone,
  link: m.audit_party_link,
  sender: m.audit_party_sender,
  system: m.audit_party_system,
  visitor: m.audit_party_visitor,
  order: m.audit_party_order,
  report: m.audit_party_report,
  message: m.audit_party_message,
  'inbox-message': m.audit_party_inbox_message,
  mail: m.audit_party_mail,
  visit: m.audit_party_visit,
  application: m.audit_party_application,
  person: m.audit_party_person,
};

/** 'report' → 'Resultado'. A kind without a word shows as it is. */
export const partyWords = (kind: string): string => parties[kind]?.() ?? kind;

/** 'reception' → 'Recepción' · 'patient' → 'Paciente' */
export function roleWords(role: string): string {
  const known = staffRoles.find((one) => one === role);
  return known ? roleName(known) : partyWords(role);
}
