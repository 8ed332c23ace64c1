import type {
  CriticalCause,
  CriticalEvent,
  CriticalState,
  Excuse,
  Failure,
  RecipientRole,
  ReleaseExcuse,
} from '../../domain/critical/critical-case.ts';
import { m } from '../../i18n/paraglide/messages.js';

export const failureWords = {
  'no-answer': m.critical_failure_no_answer,
  'wrong-number': m.critical_failure_wrong_number,
  'no-number': m.critical_failure_no_number,
  'would-not-take': m.critical_failure_would_not_take,
  'left-message': m.critical_failure_left_message,
} as const satisfies Record<Failure, unknown>;

export const excuseWords = {
  'already-known': m.critical_excuse_already_known,
  'same-as-before': m.critical_excuse_same_as_before,
  'doctor-agreed': m.critical_excuse_doctor_agreed,
  artifact: m.critical_excuse_artifact,
} as const satisfies Record<Excuse, unknown>;

export const releaseExcuseWords = {
  'still-calling': m.critical_release_still_calling,
  'nobody-answers': m.critical_release_nobody_answers,
  'care-needs-it': m.critical_release_care_needs_it,
} as const satisfies Record<ReleaseExcuse, unknown>;

export const recipientWords = {
  doctor: m.critical_role_doctor,
  nurse: m.critical_role_nurse,
  emergency: m.critical_role_emergency,
  patient: m.critical_role_patient,
  relative: m.critical_role_relative,
} as const satisfies Record<RecipientRole, unknown>;

export const causeWords = {
  flag: m.critical_cause_flag,
  limit: m.critical_cause_limit,
  correction: m.critical_cause_correction,
} as const satisfies Record<CriticalCause, unknown>;

export const criticalStateWords = {
  open: m.critical_state_open,
  told: m.critical_state_told,
  excused: m.critical_state_excused,
  superseded: m.critical_state_superseded,
} as const satisfies Record<CriticalState, unknown>;

const reasons: Readonly<Record<string, () => string>> = { ...failureWords, ...excuseWords, ...releaseExcuseWords };

/** 'no-answer' → 'Nadie contestó' */
export const reasonOfStep = (reason: string | null): string => (reason === null ? '' : (reasons[reason]?.() ?? ''));

const steps: Readonly<Record<Exclude<CriticalEvent, 'told'>, () => string>> = {
  failed: m.critical_step_failed,
  excused: m.critical_step_excused,
  escalated: m.critical_step_escalated,
  superseded: m.critical_step_superseded,
  'released-open': m.critical_step_released_open,
};

interface Step {
  kind: CriticalEvent;
  recipient: string | null;
  recipient_role: string | null;
}

/** A call to Iván Restrepo, a doctor → 'Avisado a Iván Restrepo, médico o médica' */
export function stepWords({ kind, recipient, recipient_role }: Step): string {
  if (kind !== 'told') return steps[kind]();
  const known: Readonly<Record<string, () => string>> = recipientWords;
  const role = known[recipient_role ?? '']?.() ?? '';
  return m.critical_step_told({ name: recipient ?? '', role: role.toLowerCase() });
}
