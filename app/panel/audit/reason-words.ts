import type { AuditReason } from '../../domain/audit/audit-reason.ts';
import type { FaultRule } from '../../domain/hl7/fault-rules.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { reasonWords } from '../../views/doctors/reason-words.ts';
import { qcReasonWords } from '../autorelease/qc-reason-words.ts';
import { excuseWords, failureWords, recipientWords, releaseExcuseWords } from '../critical/critical-words.ts';
import { relationWords } from '../patients/relation-words.ts';
import { dismissals, messageReasons, whyWords, withdrawals } from '../results/result-words.ts';
import { missName, refusalName } from '../visits/visit-reason-words.ts';

type Decided = Extract<AuditReason, `${string} ${string}`>;

const words: Readonly<Record<Exclude<AuditReason, Decided | FaultRule>, () => string>> = {
  ...messageReasons,
  ...withdrawals,
  ...dismissals,
  ...qcReasonWords,
  ...failureWords,
  ...excuseWords,
  ...releaseExcuseWords,
  ...recipientWords,
  ...relationWords,
  ...missName,
  ...refusalName,
  'many-accounts-network': m.audit_reason_many_network,
  'many-accounts-site': m.audit_reason_many_site,
  enroll: m.audit_reason_enroll,
  code: m.audit_reason_code,
  full: m.audit_reason_full,
  'first-run': m.audit_reason_first_run,
  exists: m.audit_reason_exists,
  answer: m.audit_reason_answer,
  email: m.audit_reason_email,
  taken: m.audit_reason_taken,
  password: m.audit_reason_password,
  closed: m.audit_reason_closed,
  'all-others': m.audit_reason_all_others,
  reset: m.audit_reason_reset,
  wait: m.audit_reason_wait,
  passcode: m.audit_reason_passcode,
  revoked: m.audit_reason_revoked,
  csv: m.audit_reason_csv,
  fhir: m.audit_reason_fhir,
  pdf: m.audit_reason_pdf,
  'assertion-repeated': m.audit_reason_assertion_repeated,
  'assertion-wrong': m.audit_reason_assertion_wrong,
  phone: m.audit_reason_phone,
  retention: m.audit_reason_retention,
  list: m.audit_reason_list,
  own: m.audit_reason_own,
  none: m.audit_reason_none,
  'birth-date': m.audit_reason_birth_date,
  unknown: m.audit_reason_unknown,
  expired: m.audit_reason_expired,
  locked: m.audit_reason_locked,
  used: m.audit_reason_used,
  withdrawn: m.audit_reason_withdrawn,
  'not-theirs': m.audit_reason_not_theirs,
  released: m.audit_reason_released,
  renewed: m.audit_reason_renewed,
  'staff-invitation': m.audit_reason_staff_invitation,
  demonstration: m.audit_reason_demonstration,
  terminal: m.audit_reason_terminal,
  done: m.audit_reason_done,
  approve: m.audit_reason_approve,
  suspend: m.audit_reason_suspend,
  reactivate: m.audit_reason_reactivate,
};

/** 'ask workplace' → 'Pidió más: Nos falta un dato de su lugar de trabajo.' */
const decisions: Readonly<Record<string, (words: { reason: string }) => string>> = {
  ask: m.audit_reason_ask,
  refuse: m.audit_reason_refuse,
};

/** 'own' → 'La lista de accesos a sus resultados' · a broken rule of HL7 → 'No cumple una regla de HL7.' */
export function auditReasonWords(reason: string): string {
  const [decision = '', because] = reason.split(' ');
  if (because) return decisions[decision]?.({ reason: reasonWords(because) }) ?? reason;
  return new Map(Object.entries(words)).get(reason)?.() ?? whyWords(reason);
}
