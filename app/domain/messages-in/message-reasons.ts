import type { FaultRule } from '../hl7/fault-rules.ts';

/** Why a message waits for a person of the laboratory. */
export const quarantineReasons = [
  'several-patients',
  'document-missing',
  'two-candidates',
  'identity-incomplete',
  'birth-date-differs',
  'sex-differs',
  'order-of-another-person',
  'exam-unknown',
  'exam-ambiguous',
  'document-attached',
] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** Why a message was not taken: who sent it, what it is, or a broken rule of HL7. */
export type RefusalReason = 'not-this-sender' | 'batch' | 'not-production' | 'control-id-reused' | FaultRule;
