import { type FlagMeaning, flagMeaning } from '../../domain/release/flags.ts';
import type { ReleaseRuleId } from '../../domain/release/release-rules.ts';
import type { WithdrawalReason } from '../../domain/release/withdrawal-reasons.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { TagTone } from '../../ui/tag.tsx';

type Words = Readonly<Record<string, () => string>>;

const statuses: Words = {
  registered: m.report_status_registered,
  preliminary: m.report_status_preliminary,
  final: m.report_status_final,
  corrected: m.report_status_corrected,
  cancelled: m.report_status_cancelled,
  withdrawn: m.report_status_withdrawn,
};
export const statusWords = (status: string): string => statuses[status]?.() ?? status;

const flags: Readonly<Record<FlagMeaning, [() => string, TagTone]>> = {
  'critical-low': [m.flag_critical_low, 'alarm'],
  'critical-high': [m.flag_critical_high, 'alarm'],
  critical: [m.flag_critical, 'alarm'],
  low: [m.flag_low, 'caution'],
  high: [m.flag_high, 'caution'],
  abnormal: [m.flag_abnormal, 'caution'],
  check: [m.flag_check, 'caution'],
  normal: [m.flag_normal, 'neutral'],
};
export function sentFlagWords(sent: string): { text: string; tone: TagTone } | null {
  const meaning = flagMeaning(sent);
  if (meaning === null) return null;
  const [text, tone] = flags[meaning];
  return { text: text(), tone };
}

const rules: Readonly<Record<ReleaseRuleId, () => string>> = {
  'not-withdrawn': m.rule_not_withdrawn,
  final: m.rule_final,
  'not-released': m.rule_not_released,
  'has-results': m.rule_has_results,
  'every-status': m.rule_every_status,
  'patient-identity': m.rule_patient_identity,
  laboratory: m.rule_laboratory,
  'exam-named': m.rule_exam_named,
  'specimen-type': m.rule_specimen_type,
  'collection-time': m.rule_collection_time,
  'every-value': m.rule_every_value,
  'every-unit': m.rule_every_unit,
};
export const ruleWords = (rule: ReleaseRuleId): string => rules[rule]();

const withdrawals: Readonly<Record<WithdrawalReason, () => string>> = {
  'wrong-patient': m.reason_wrong_patient,
  'wrong-value': m.reason_wrong_value,
  'specimen-mix-up': m.reason_specimen_mix_up,
  'released-by-mistake': m.reason_released_by_mistake,
};
export const withdrawalWords = (reason: WithdrawalReason): string => withdrawals[reason]();

const asides: Words = {
  older: m.report_older,
  'preliminary-after-final': m.report_preliminary_after,
  unchanged: m.report_unchanged,
};
export const asideWords = (aside: string | null): string => (aside === null ? '' : (asides[aside]?.() ?? ''));

const sexes: Words = {
  female: m.report_sex_female,
  male: m.report_sex_male,
  other: m.report_sex_other,
  unknown: m.report_sex_unknown,
};
export const sexWords = (sex: string): string => sexes[sex]?.() ?? '';

const whys: Words = {
  'several-patients': m.why_several_patients,
  'document-missing': m.why_document_missing,
  'two-candidates': m.why_two_candidates,
  'identity-incomplete': m.why_identity_incomplete,
  'birth-date-differs': m.why_birth_date_differs,
  'sex-differs': m.why_sex_differs,
  'order-of-another-person': m.why_order_of_another_person,
  'exam-unknown': m.why_exam_unknown,
  'exam-ambiguous': m.why_exam_ambiguous,
  'document-attached': m.why_document_attached,
  'not-this-sender': m.why_not_this_sender,
  batch: m.why_batch,
  'not-production': m.why_not_production,
  'control-id-reused': m.why_control_id_reused,
  'fhir-unreadable': m.why_fhir_unreadable,
  'fhir-incomplete': m.why_fhir_incomplete,
};
export const whyWords = (reason: string | null): string =>
  reason === null ? m.why_waiting() : (whys[reason]?.() ?? m.why_broken());

const messageStates: Words = {
  quarantined: m.messages_state_quarantined,
  refused: m.messages_state_refused,
  stored: m.messages_state_stored,
  placed: m.messages_state_placed,
};
export const messageStateWords = (state: string): string => messageStates[state]?.() ?? state;
