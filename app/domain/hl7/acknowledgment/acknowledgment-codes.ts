import type { Hl7Fault } from '../faults.ts';
import { componentText, type SegmentContent } from '../syntax/hl7-message.ts';

/** Accepted and stored; refused because of its content; refused because we do not take such messages. */
export type MessageOutcome = 'accept' | 'error' | 'reject';

/** MSA-1, table 0008: original mode and application level, and the accept level of enhanced mode. */
export type AcknowledgmentCode = 'AA' | 'AE' | 'AR' | 'CA' | 'CE' | 'CR';

const applicationCodes = { accept: 'AA', error: 'AE', reject: 'AR' } as const;
const acceptCodes = { accept: 'CA', error: 'CE', reject: 'CR' } as const;

/** Table 0357 reserves 200 to 203 for messages of a type, event, processing id, or version that the receiver does not support. */
export function messageOutcome(faults: readonly Hl7Fault[]): MessageOutcome {
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return 'accept';
  return errors.some(({ code }) => /^20[0-3]$/.test(code)) ? 'reject' : 'error';
}

/**
 * Returns the acknowledgments that a sender wants, in the order in which they are sent. Without MSH-15 and MSH-16 (original mode) it is
 * one. With them (enhanced mode) MSH-15 asks for the receipt and MSH-16 for the answer of the application.
 */
export function wantedAcknowledgments(header: SegmentContent, outcome: MessageOutcome): AcknowledgmentCode[] {
  const [accept, application] = [componentText(header, 15), componentText(header, 16)];
  if (accept === '' && application === '') return [applicationCodes[outcome]];
  return [
    ...(isWanted(accept, outcome) ? [acceptCodes[outcome]] : []),
    ...(isWanted(application, outcome) ? [applicationCodes[outcome]] : []),
  ];
}

/** Table 0155: always, on error or rejection, on success. NE, and an empty field in enhanced mode, is never. */
function isWanted(condition: string, outcome: MessageOutcome): boolean {
  if (condition === 'AL') return true;
  return condition === (outcome === 'accept' ? 'SU' : 'ER');
}
