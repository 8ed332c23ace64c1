import type { AuditAction } from '../../domain/audit/audit-event.ts';
import type { AuditCheck } from '../../domain/audit/audit-log.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** The query of the audit log. */
export const auditQuery = {
  action: 'accion',
  account: 'cuenta',
  day: 'dia',
  before: 'antes',
  chain: 'cadena',
} as const;

/** An actor or a record. Only members of the staff have a name here. */
export interface ShownParty {
  /** 'staff', 'patient', 'link', 'report', … */
  kind: string;
  id: string | null;
  name: string | null;
}

export interface EventView {
  seq: number;
  at: string;
  action: AuditAction;
  actor: ShownParty;
  role: string | null;
  object: ShownParty | null;
  isRefused: boolean;
  reason: string | null;
}

export interface AuditView {
  asked: { action: AuditAction | null; account: string | null; day: string | null };
  events: readonly EventView[];
  staff: readonly { id: string; name: string }[];
  /** True for the newest events. */
  isFirst: boolean;
  /** The number before which the older events are; null if there are none. */
  older: number | null;
  /** `checked`: how many of the last events were checked; null: all. */
  chain: AuditCheck & { checked: number | null };
}

/** A page of the same filter: the newest events, those before a number, or the newest with the whole chain checked. */
export function auditHref(
  { action, account, day }: AuditView['asked'],
  page: number | 'newest' | 'whole-chain',
): string {
  const query = new URLSearchParams({
    ...(action && { [auditQuery.action]: action }),
    ...(account && { [auditQuery.account]: account }),
    ...(day && { [auditQuery.day]: day }),
    ...(typeof page === 'number' && { [auditQuery.before]: String(page) }),
    ...(page === 'whole-chain' && { [auditQuery.chain]: 'toda' }),
  }).toString();
  return localizedHref(getLocale(), '/admin-panel/auditoria') + (query && `?${query}`);
}
