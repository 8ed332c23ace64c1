import { type AcknowledgedHeader, salvageHeader } from '../hl7/acknowledgment/acknowledged-header.ts';
import { type MessageOutcome, messageOutcome } from '../hl7/acknowledgment/acknowledgment-codes.ts';
import { type Hl7Fault, hl7Fault, inHeader } from '../hl7/faults.ts';
import { type OruReading, readOru } from '../hl7/oru/read-oru.ts';
import { decodeTransmission } from '../hl7/syntax/decode-transmission.ts';
import type { Hl7Message } from '../hl7/syntax/hl7-message.ts';
import { parseMessage } from '../hl7/syntax/parse-message.ts';
import { editedText, type FieldEdit } from './field-edits.ts';
import type { RefusalReason } from './message-reasons.ts';

/** A message as far as it is readable. `message` and `reading` are null if it cannot be parsed. */
export interface IncomingMessage {
  header: AcknowledgedHeader | null;
  message: Hl7Message | null;
  reading: OruReading | null;
  faults: readonly Hl7Fault[];
  controlId: string;
  /** Null if the message itself gives no reason to refuse it. */
  refusal: RefusalReason | null;
}

/**
 * Reads the bytes of one message, with `edits` applied. It refuses several messages at once, because `sent-batch.server.ts` splits them
 * first.
 */
export function readIncoming(bytes: Uint8Array, edits: readonly FieldEdit[] = []): IncomingMessage {
  const decoded = decodeTransmission(bytes);
  if (!decoded.ok) return unreadable(bytes, [decoded.fault], decoded.fault.rule);
  const { messages, faults } = decoded.transmission;
  const [first] = messages;
  if (!first || messages.length > 1) return unreadable(bytes, faults, 'batch');
  const parsed = parseMessage(editedText(first.text, edits), first.charset);
  if (!parsed.ok) return unreadable(bytes, [parsed.fault], parsed.fault.rule);
  const reading = readOru(parsed.message);
  const { processingId, controlId } = reading.report.header;
  const isTest = processingId.code !== 'P' && processingId.code !== null;
  const test = isTest ? [hl7Fault('processing-id-unsupported', inHeader, 11)] : [];
  const all = [...faults, ...first.faults, ...reading.faults, ...test];
  return {
    header: parsed.message,
    message: parsed.message,
    reading,
    faults: all,
    controlId: controlId ?? '',
    refusal: isTest ? 'not-production' : (all.find(({ severity }) => severity === 'error')?.rule ?? null),
  };
}

const unreadable = (bytes: Uint8Array, faults: readonly Hl7Fault[], refusal: RefusalReason): IncomingMessage => {
  const header = salvageHeader(bytes);
  const controlId = header?.header.fields[9]?.[0]?.[0]?.[0] ?? '';
  return { header, message: null, reading: null, faults, controlId, refusal };
};

/** Returns the outcome of a refusal: 'reject' (AR) for a message that the laboratory does not accept, and otherwise 'error' (AE). */
export const refusalOutcome = (refusal: RefusalReason, faults: readonly Hl7Fault[]): MessageOutcome => {
  if (refusal === 'not-this-sender' || refusal === 'batch' || refusal === 'not-production') return 'reject';
  return refusal !== 'control-id-reused' && messageOutcome(faults) === 'reject' ? 'reject' : 'error';
};
