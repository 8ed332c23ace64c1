import { errorConditions } from '../fault-rules.ts';
import { faultSentence, type Hl7Fault } from '../faults.ts';
import { encodeText, isKnownCharset } from '../syntax/charset.ts';
import { usualDelimiters } from '../syntax/delimiters.ts';
import {
  componentsField,
  componentText,
  emptyField,
  type Hl7Field,
  type SegmentContent,
} from '../syntax/hl7-message.ts';
import { bogotaOffset, writeTime } from '../syntax/hl7-time.ts';
import { segmentOf, writeMessage } from '../syntax/write-message.ts';
import type { AcknowledgedHeader } from './acknowledged-header.ts';
import type { AcknowledgmentCode } from './acknowledgment-codes.ts';

/** A message of 5,000 faulty segments does not get an answer of 5,000. */
const MAX_FAULTS = 50;

interface AcknowledgmentOptions {
  code: AcknowledgmentCode;
  /** MSH-10 of the acknowledgment itself. */
  controlId: string;
  /** The instant at which it is sent, ISO 8601. */
  at: string;
  faults?: readonly Hl7Fault[];
  offset?: string;
}

/**
 * Writes an ACK in the delimiters and the character set of the message that it answers, so its sender can read it. `of` is a parsed
 * message, what `salvageHeader` found in another, or null. It repeats fields of the header only, so it holds nothing of the patient.
 * An AA or CA promises that the message is stored: it is sent after the commit.
 */
export function acknowledge(of: AcknowledgedHeader | null, options: AcknowledgmentOptions): Uint8Array {
  const { header, delimiters, charset } = of ?? withoutHeader;
  const { code, faults: all = [] } = options;
  const error = all.find(({ severity }) => severity === 'error');
  const faults = all.slice(0, MAX_FAULTS);
  const isOld = isBefore25(componentText(header, 12));
  const segments = [
    answeringHeader(header, options),
    answer(header, code, error),
    ...(isOld ? oldErrors(faults) : faults.map(errorSegment)),
  ];
  return encodeText(writeMessage(segments, delimiters), charset);
}

const withoutHeader: AcknowledgedHeader = {
  header: { name: 'MSH', fields: [] },
  delimiters: usualDelimiters,
  charset: 'utf-8',
};

/** Sender and receiver change places. */
function answeringHeader(header: SegmentContent, { controlId, at, offset = bogotaOffset }: AcknowledgmentOptions) {
  const sent = (number: number): Hl7Field => header.fields[number - 1] ?? emptyField;
  const plain = (text: string): Hl7Field => componentsField(text);
  const event = componentText(header, 9, 2);
  // If the ends of the segments are lost, MSH-18 can be a part of PID.
  const charset = isKnownCharset(componentText(header, 18)) ? componentText(header, 18) : '';
  const fields: Hl7Field[] = [
    ...[emptyField, emptyField],
    ...[sent(5), sent(6), sent(3), sent(4)],
    ...[plain(writeTime(at, offset)), emptyField],
    event ? componentsField('ACK', event, 'ACK') : plain('ACK'),
    plain(controlId),
    componentText(header, 11) ? sent(11) : plain('P'),
    componentText(header, 12) ? sent(12) : plain('2.5.1'),
    ...(charset === '' ? [] : [...Array<Hl7Field>(5).fill(emptyField), plain(charset)]),
  ];
  return { name: 'MSH', fields };
}

/** MSA: repeats the control id exactly as it was sent. */
const answer = ({ fields }: SegmentContent, code: AcknowledgmentCode, error: Hl7Fault | undefined): SegmentContent => ({
  name: 'MSA',
  fields: [
    componentsField(code),
    fields[9] ?? emptyField,
    ...(error ? [componentsField(errorConditions[error.code])] : []),
  ],
});

/** ERR since version 2.5: the location, the condition, the severity, and the sentence for an operator. */
function errorSegment(fault: Hl7Fault): SegmentContent {
  const { segment, occurrence, field, component, code, severity } = fault;
  const location = [segment, String(occurrence), ...positions(field, component)];
  const sentence = faultSentence(fault);
  return segmentOf('ERR', '', location, condition(code), severity === 'error' ? 'E' : 'W', '', '', '', sentence);
}

/** ('5', '2') → ['5', '1', '2']: the first repetition */
const positions = (field: number | null, component: number | null): string[] => [
  ...(field === null ? [] : [String(field)]),
  ...(component === null ? [] : ['1', String(component)]),
];

/** ERR before version 2.5 is one segment: field 1 repeats, and its fourth component is the condition. */
function oldErrors(faults: readonly Hl7Fault[]): SegmentContent[] {
  if (faults.length === 0) return [];
  const location = faults.map(({ segment, occurrence, field, code }) => [
    [segment],
    [String(occurrence)],
    [field === null ? '' : String(field)],
    condition(code),
  ]);
  return [{ name: 'ERR', fields: [location] }];
}

const condition = (code: Hl7Fault['code']): string[] => [code, errorConditions[code], 'HL70357'];

/** '2.3.1' → true · '2.5' → false · '' → false */
const isBefore25 = (version: string): boolean => /^2\.[0-4]/.test(version);
