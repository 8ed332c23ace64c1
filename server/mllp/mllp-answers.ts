import { acknowledge } from '../../app/domain/hl7/acknowledgment/acknowledge.ts';
import { salvageHeader } from '../../app/domain/hl7/acknowledgment/acknowledged-header.ts';
import { hl7Fault, inHeader } from '../../app/domain/hl7/faults.ts';
import { newId } from '../../db/new-id.ts';

/** Enhanced mode answers with two messages, and each has its own frame. Ours are in one text, each beginning with MSH. */
export function splitAcknowledgments(bytes: Uint8Array): Uint8Array[] {
  // One character for each byte, so the text can be cut anywhere.
  const text = Buffer.from(bytes).toString('latin1');
  return text
    .split(/(?<=\r)(?=MSH)/)
    .filter((one) => one !== '')
    .map((one) => Buffer.from(one, 'latin1'));
}

/** AR of a message that could not be stored: its sender keeps it, and sends it again. */
export const rejection = (bytes: Uint8Array, now: Date): Uint8Array => refusal(salvageHeader(bytes), now);

/** AR of a message whose bytes were too many to keep, and its number with them. */
export const tooLarge = (now: Date): Uint8Array => refusal(null, now, 'message-too-large');

const refusal = (header: ReturnType<typeof salvageHeader>, now: Date, rule?: 'message-too-large'): Uint8Array =>
  acknowledge(header, {
    code: 'AR',
    controlId: newId(),
    at: now.toISOString(),
    faults: rule ? [hl7Fault(rule, inHeader)] : [],
  });
