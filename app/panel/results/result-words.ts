import type { FaultRule } from '../../domain/hl7/fault-rules.ts';
import type { DismissalReason, QuarantineReason, RefusalReason } from '../../domain/messages-in/message-reasons.ts';
import { type FlagMeaning, flagMeaning } from '../../domain/release/flags.ts';
import { type FixPlace, fixOf, type ReleaseRuleId } from '../../domain/release/release-rules.ts';
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
  'quality-control': m.rule_quality_control,
  method: m.rule_method,
};
export const ruleWords = (rule: ReleaseRuleId): string => rules[rule]();

const fixes: Readonly<Record<FixPlace, () => string>> = {
  sender: m.fix_sender,
  patient: m.fix_patient,
  catalog: m.fix_catalog,
  quality: m.fix_quality,
  none: () => '',
};
export const fixWords = (rule: ReleaseRuleId): string => fixes[fixOf(rule)]();

export const withdrawals: Readonly<Record<WithdrawalReason, () => string>> = {
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

/** Why a message waits, or was refused for another reason than a broken rule of HL7. */
export const messageReasons: Readonly<Record<QuarantineReason | Exclude<RefusalReason, FaultRule>, () => string>> = {
  'several-patients': m.why_several_patients,
  'document-missing': m.why_document_missing,
  'two-candidates': m.why_two_candidates,
  'identity-incomplete': m.why_identity_incomplete,
  'birth-date-differs': m.why_birth_date_differs,
  'sex-differs': m.why_sex_differs,
  'order-of-another-person': m.why_order_of_another_person,
  'exam-unknown': m.why_exam_unknown,
  'exam-ambiguous': m.why_exam_ambiguous,
  'value-unnamed': m.why_value_unnamed,
  'unit-unknown': m.why_unit_unknown,
  'document-unreadable': m.why_document_unreadable,
  'placing-failed': m.why_placing_failed,
  'not-this-sender': m.why_not_this_sender,
  batch: m.why_batch,
  'not-production': m.why_not_production,
  'control-id-reused': m.why_control_id_reused,
  'fhir-unreadable': m.why_fhir_unreadable,
  'fhir-incomplete': m.why_fhir_incomplete,
};
const whys: Words = messageReasons;
export const whyWords = (reason: string | null): string =>
  reason === null ? m.why_waiting() : ((whys[reason] ?? dismissalsByName[reason])?.() ?? m.why_broken());

export const dismissals: Readonly<Record<DismissalReason, () => string>> = {
  duplicate: m.dismiss_duplicate,
  'not-ours': m.dismiss_not_ours,
  'wrong-person': m.dismiss_wrong_person,
  'test-message': m.dismiss_test_message,
  'sent-again': m.dismiss_sent_again,
};
const dismissalsByName: Words = dismissals;
export const dismissalWords = (reason: DismissalReason): string => dismissals[reason]();

const messageStates: Words = {
  quarantined: m.messages_state_quarantined,
  refused: m.messages_state_refused,
  stored: m.messages_state_stored,
  placed: m.messages_state_placed,
};
export const messageStateWords = (state: string): string => messageStates[state]?.() ?? state;
