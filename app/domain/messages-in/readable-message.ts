import type { ReadableResource } from '../fhir-in/readable-fhir.ts';
import { decodeTransmission } from '../hl7/syntax/decode-transmission.ts';
import { linesOfMessage } from '../hl7/syntax/parse-message.ts';
import { editedText, type FieldEdit } from './field-edits.ts';
import { fieldOfPart, readPlace } from './message-place.ts';
import { type IncomingMessage, readIncoming } from './reading.ts';

/** The number of characters of a field that the page shows. Longer fields usually contain a document. */
const MAX_SHOWN = 600;

export interface ReadableField {
  number: number;
  /** The text as the sender wrote it, with its delimiters. */
  value: string;
  /** The number of characters that are not shown. */
  cut: number;
  /** Whether the reason for the doubt or refusal refers to this field. */
  isFault: boolean;
  /** Whether the field contains a text that became part of no report. */
  isUnplaced: boolean;
  /** Whether staff corrected the field. */
  isEdited: boolean;
}

export interface ReadableSegment {
  /** The line in the message, from 0. */
  index: number;
  /** The name, such as 'OBX'; empty for a line that is not a segment. */
  name: string;
  fields: ReadableField[];
}

/** A violated rule, with its place: 'OBX 3, field 11' */
export interface ReadableFault {
  place: string;
  code: string;
  sentence: string;
}

export interface ReadableMessage {
  segments: ReadableSegment[];
  /** The resources of a FHIR message; empty for other formats. */
  resources: ReadableResource[];
  /** The whole text if the message can be split into neither; otherwise empty. */
  text: string;
  faults: ReadableFault[];
  unplaced: number;
}

/** Returns the complete content of a message in the sender's order. `place` is the stored place of the reason. */
export function readableMessage(bytes: Uint8Array, edits: readonly FieldEdit[], place: string | null): ReadableMessage {
  const incoming = readIncoming(bytes, edits);
  const { message, reading } = incoming;
  const faults = incoming.faults
    .filter(({ severity }) => severity === 'error')
    .map(({ segment, occurrence, field, code, sentence }) => ({
      place: `${segment} ${occurrence}${field === null ? '' : `-${field}`}`,
      code,
      sentence,
    }));
  const unplaced = reading?.unplaced.length ?? 0;
  const text = textOf(bytes, edits);
  if (!message)
    return { segments: [], resources: [], text: text ?? Buffer.from(bytes).toString('utf8'), faults, unplaced };
  const marks = marksOf(incoming, edits, place);
  const separator = message.delimiters.field;
  const named = new Map(message.segments.map(({ index, name }) => [index, name]));
  const segments = linesOfMessage(text ?? '').map((line, index): ReadableSegment => {
    const name = named.get(index) ?? '';
    return { index, name, fields: fieldsOf(line, { name, index, separator, marks }) };
  });
  return { segments, resources: [], text: '', faults, unplaced };
}

const textOf = (bytes: Uint8Array, edits: readonly FieldEdit[]): string | null => {
  const decoded = decodeTransmission(bytes);
  const [first] = decoded.ok ? decoded.transmission.messages : [];
  return first ? editedText(first.text, edits) : null;
};

/** The fields with faults, with texts that became part of no report, and with corrections. '3-5' is segment 3, field 5. */
interface Marks {
  faults: ReadonlySet<string>;
  unplaced: ReadonlySet<string>;
  edited: ReadonlySet<string>;
}

function marksOf(
  { message, reading, faults }: IncomingMessage,
  edits: readonly FieldEdit[],
  place: string | null,
): Marks {
  const at = readPlace(place);
  const segment = message?.segments.find(({ index }) => index === at?.segment);
  const doubtful = at && segment ? [`${at.segment}-${fieldOfPart(segment.name, at.part) ?? 0}`] : [];
  const broken = faults.flatMap((fault) => {
    const found = message?.segments.find((one) => one.name === fault.segment && one.occurrence === fault.occurrence);
    return fault.severity === 'error' && found ? [`${found.index}-${fault.field ?? 0}`] : [];
  });
  return {
    faults: new Set([...doubtful, ...broken]),
    unplaced: new Set(reading?.unplaced.map((one) => `${one.segment}-${one.field ?? 0}`)),
    edited: new Set(edits.map((edit) => `${edit.segment}-${edit.field}`)),
  };
}

interface Line {
  name: string;
  index: number;
  separator: string;
  marks: Marks;
}

/** Splits a line into its fields. A line that is not a segment is one field with the number 0. In MSH, field 1 is the separator itself. */
function fieldsOf(line: string, { name, index, separator, marks }: Line): ReadableField[] {
  const texts = name === '' ? [line] : line.split(separator);
  const shift = name === 'MSH' ? 1 : 0;
  const isWhole = marks.unplaced.has(`${index}-0`);
  return texts.flatMap((value, i) => {
    const number = name === '' ? 0 : i + shift;
    const key = `${index}-${number}`;
    const isFault = marks.faults.has(key) || (i === 1 && marks.faults.has(`${index}-0`));
    if ((name !== '' && i === 0) || (value.trim() === '' && !isFault)) return [];
    const [isUnplaced, isEdited] = [isWhole || marks.unplaced.has(key), marks.edited.has(key)];
    const shown = value.slice(0, MAX_SHOWN);
    return [{ number, value: shown, cut: value.length - shown.length, isFault, isUnplaced, isEdited }];
  });
}
