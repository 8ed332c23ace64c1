import type { Hl7Text } from '../syntax/hl7-message.ts';
import type { Hl7Time } from '../syntax/hl7-time.ts';
import type { CodedElement } from './data-types.ts';

/**
 * One repetition of OBX-5. `text` is what a person reads, exactly as it was sent: a number never becomes a JavaScript number, because
 * 1.10 would become 1.1 and `<5` would be lost.
 */
export type ObservationValue =
  | { kind: 'plain'; text: string }
  | { kind: 'number'; text: string; isWellFormed: boolean }
  | ({ kind: 'structured'; text: string; isWellFormed: boolean } & StructuredNumber)
  | { kind: 'coded'; text: string; coded: CodedElement }
  | { kind: 'lines'; text: string; lines: string[] }
  | { kind: 'time'; text: string; time: Hl7Time }
  | ({ kind: 'document' } & EncapsulatedDocument)
  /** RP: an address that the sender chose. Nobody may fetch it: it can point into our own network. */
  | { kind: 'pointer'; pointer: Hl7Text; application: Hl7Text; type: Hl7Text; subtype: Hl7Text }
  /** `""`: the sender deletes the value. */
  | { kind: 'deleted' };

/** SN: '>', '100' · '', '1', ':', '128' (a titer) · '', '2', '-', '4' */
interface StructuredNumber {
  comparator: Hl7Text;
  first: Hl7Text;
  separator: Hl7Text;
  second: Hl7Text;
}

/** ED. `data` is in the stated encoding, usually Base64, and nobody has verified that it is what `subtype` says. */
interface EncapsulatedDocument {
  source: Hl7Text;
  type: Hl7Text;
  subtype: Hl7Text;
  encoding: Hl7Text;
  data: Hl7Text;
}
