import type { AccessActor, AccessEntry, ShownAccess } from '../../domain/persons/access-log.server.ts';
import { m } from '../../i18n/paraglide/messages.js';

const accessWords = {
  'report.read': m.access_report_read,
  'report.downloaded': m.access_report_downloaded,
  'history.read': m.access_history_read,
  'share.created': m.access_share_created,
  'share.opened': m.access_share_opened,
  'share.refused': m.access_share_refused,
  'share.revoked': m.access_share_revoked,
  'order.read': m.access_order_read,
  'report.reviewed': m.access_report_reviewed,
  'report.released': m.access_report_released,
  'report.withdrawn': m.access_report_withdrawn,
  'person.read': m.access_person_read,
  'person.contact-changed': m.access_contact_changed,
  'binding-code.created': m.access_code_created,
  'account.bound': m.access_account_bound,
  'account.unbound': m.access_account_unbound,
  'link.created': m.access_link_created,
  'link.opened': m.access_link_opened,
  'proxy.granted': m.access_proxy_granted,
  'proxy.revoked': m.access_proxy_revoked,
  'person.joined': m.access_person_joined,
  'person.separated': m.access_person_separated,
} as const satisfies Record<ShownAccess, () => string>;

/** The event in words. A reader who gives up their own access ends nobody else's. */
export const accessTitle = ({ action, by }: Pick<AccessEntry, 'action' | 'by'>): string =>
  action === 'proxy.revoked' && by === 'proxy' ? m.access_proxy_left() : accessWords[action]();

export const actorWords = {
  self: m.access_by_self,
  link: m.access_by_link,
  shared: m.access_by_shared,
  proxy: m.access_by_proxy,
  doctor: m.access_by_doctor,
  bacteriologist: m.access_by_bacteriologist,
  counselor: m.access_by_counselor,
  reception: m.access_by_reception,
  system: m.access_by_system,
} as const satisfies Record<AccessActor, () => string>;

/** Why a reader may read, or could not. The account's own owner needs no reason, and a process has none. */
export const accessReason = ({ action, by }: Pick<AccessEntry, 'action' | 'by'>): string | undefined =>
  action === 'share.refused' ? m.access_why_refused() : accessReasons[by]?.();

const accessReasons: Readonly<Partial<Record<AccessActor, () => string>>> = {
  link: m.access_why_link,
  shared: m.access_why_shared,
  proxy: m.access_why_proxy,
  doctor: m.access_why_doctor,
  bacteriologist: m.access_why_bacteriologist,
  counselor: m.access_why_counselor,
  reception: m.access_why_reception,
};
