import type { FaultRule } from '../hl7/fault-rules.ts';
import type { MessagePlace } from './message-place.ts';

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
  'value-unnamed',
  'unit-unknown',
  'document-unreadable',
  'placing-failed',
] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** Why nobody may place a message by itself, and which part of it the doubt is about. */
export interface PlacingDoubt {
  kind: 'doubt';
  reason: QuarantineReason;
  at: MessagePlace;
  /** The code or the unit that nobody knows yet. */
  about: string | null;
}

/** Why somebody of the laboratory refused a message. */
export const dismissalReasons = ['duplicate', 'not-ours', 'wrong-person', 'test-message', 'sent-again'] as const;
export type DismissalReason = (typeof dismissalReasons)[number];

/** Why a message was not taken: who sent it, what it is, a broken rule of HL7, or somebody's decision. */
export type RefusalReason =
  | 'not-this-sender'
  | 'batch'
  | 'not-production'
  | 'control-id-reused'
  | 'fhir-unreadable'
  | 'fhir-incomplete'
  | FaultRule;
