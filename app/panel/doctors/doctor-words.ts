import type { ApplicationState, ApprovalCheck } from '../../domain/doctors/application-states.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { TagTone } from '../../ui/tag.tsx';

export const applicationStateWords = {
  unconfirmed: { words: m.doctors_state_received, tone: 'neutral' },
  received: { words: m.doctors_state_received, tone: 'active' },
  'asked-for-more': { words: m.doctors_state_asked, tone: 'caution' },
  approved: { words: m.doctors_state_approved, tone: 'good' },
  refused: { words: m.doctors_state_refused, tone: 'neutral' },
  suspended: { words: m.doctors_state_suspended, tone: 'alarm' },
} as const satisfies Record<ApplicationState, { words: () => string; tone: TagTone }>;

/** The lists of the section, each with its states. */
export const applicationLists = {
  'por-revisar': { states: ['received'], words: m.doctors_list_received },
  'esperan-al-medico': { states: ['asked-for-more'], words: m.doctors_list_asked },
  aprobados: { states: ['approved'], words: m.doctors_list_approved },
  cerradas: { states: ['refused', 'suspended'], words: m.doctors_list_closed },
} as const satisfies Record<string, { states: readonly ApplicationState[]; words: () => string }>;
export type ApplicationListName = keyof typeof applicationLists;

// `as`: the keys of the table are the names of the lists.
export const applicationListNames = Object.keys(applicationLists) as ApplicationListName[];

export const approvalCheckWords = {
  documento: m.doctors_check_document,
  registro: m.doctors_check_registration,
  llamada: m.doctors_check_call,
} as const satisfies Record<ApprovalCheck, () => string>;
