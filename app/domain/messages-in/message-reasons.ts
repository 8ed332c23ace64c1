import type { FaultRule } from '../hl7/fault-rules.ts';
import type { MessagePlace } from './message-place.ts';

/** The reasons why a message waits for staff. */
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
  'value-unnamed',
  'unit-unknown',
  'document-unreadable',
  'placing-failed',
] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** The reason why a message cannot be placed automatically, and the part of the message to which it refers. */
export interface PlacingDoubt {
  kind: 'doubt';
  reason: QuarantineReason;
  at: MessagePlace;
  /** The code or unit that has no mapping yet. */
  about: string | null;
}

/** The reasons why staff refuse a message. */
export const dismissalReasons = ['duplicate', 'not-ours', 'wrong-person', 'test-message', 'sent-again'] as const;
export type DismissalReason = (typeof dismissalReasons)[number];

/** The reasons why a message is refused automatically: the sender, the kind of message, or a violated HL7 rule. */
export type RefusalReason =
  | 'not-this-sender'
  | 'batch'
  | 'not-production'
  | 'control-id-reused'
  | 'fhir-unreadable'
  | 'fhir-incomplete'
  | FaultRule;
