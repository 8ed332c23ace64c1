import type { Action } from '../../domain/access/access-table.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The panel's sections in menu order. A section shows for everybody who may do its action. */
export const panelSections = [
  { path: '/admin-panel', action: null, name: m.panel_home, icon: 'clock' },
  { path: '/admin-panel/buzon', action: 'mailbox.read', name: m.panel_mailbox, icon: 'mail' },
  { path: '/admin-panel/mensajes', action: 'inbox.read', name: m.panel_inbox, icon: 'mail' },
  { path: '/admin-panel/medicos', action: 'application.read', name: m.panel_doctors, icon: 'stethoscope' },
  { path: '/admin-panel/domicilios', action: 'visit.read', name: m.panel_visits, icon: 'house' },
  { path: '/admin-panel/resultados', action: 'result.review', name: m.panel_results, icon: 'flask' },
  { path: '/admin-panel/digitar', action: 'result.type', name: m.entry_nav, icon: 'results' },
  { path: '/admin-panel/criticos', action: 'result.review', name: m.panel_critical, icon: 'phone' },
  { path: '/admin-panel/liberacion-automatica', action: 'auto-release.manage', name: m.panel_auto, icon: 'check' },
  { path: '/admin-panel/mensajes-del-sistema', action: 'message.read', name: m.panel_system_messages, icon: 'results' },
  { path: '/admin-panel/equipo', action: 'staff.read', name: m.team_heading, icon: 'patient' },
  { path: '/admin-panel/sistemas', action: 'sender.manage', name: m.systems_nav, icon: 'globe' },
  { path: '/admin-panel/auditoria', action: 'audit.read', name: m.audit_heading, icon: 'search' },
  { path: '/admin-panel/pacientes', action: 'person.read', name: m.panel_patients, icon: 'patient' },
  { path: '/admin-panel/seguridad', action: null, name: m.security_nav, icon: 'target' },
] as const satisfies readonly { path: string; action: Action | null; name: () => string; icon: string }[];

export type PanelSection = (typeof panelSections)[number];

/** The sections that these actions open. */
export const sectionsFor = (offered: readonly Action[]): PanelSection[] =>
  panelSections.filter(({ action }) => action === null || offered.includes(action));
