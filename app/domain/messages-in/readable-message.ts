import { decodeTransmission } from '../hl7/syntax/decode-transmission.ts';
import { linesOfMessage } from '../hl7/syntax/parse-message.ts';
import { editedText, type FieldEdit } from './field-edits.ts';
import { fieldOfPart, readPlace } from './message-place.ts';
import { type IncomingMessage, readIncoming } from './reading.ts';

/** A person reads this much of a field; a document of megabytes is not for reading. */
const MOST_SHOWN = 600;

export interface ReadableField {
  number: number;
  /** As the sender wrote it, delimiters included. */
  value: string;
  /** How many characters of it are not shown. */
  cut: number;
  /** The reason is about this field. */
  isFault: boolean;
  /** No part of a report holds a text of it. */
  isUnplaced: boolean;
  /** Somebody of the laboratory corrected it. */
  isEdited: boolean;
}

export interface ReadableSegment {
  /** Its line in the message. */
  index: number;
  /** 'OBX'; '' for a line that is no segment. */
  name: string;
  fields: ReadableField[];
}

/** Sentences about broken rules, with their places: 'OBX 3, field 11' */
export interface ReadableFault {
  place: string;
  code: string;
  sentence: string;
}

export interface ReadableMessage {
  segments: ReadableSegment[];
  /** The whole text, if it is no HL7 that can be read; otherwise ''. */
  text: string;
  faults: ReadableFault[];
  unplaced: number;
}

/** Everything that a message says, in the order of the sender. `place`: the stored place of the reason. */
export function readableMessage(bytes: Uint8Array, edits: readonly FieldEdit[], place: string | null): ReadableMessage {
  const incoming = readIncoming(bytes, edits);
  const { message, reading } = incoming;
  const faults = incoming.faults
    .filter(({ severity }) => severity === 'error')
    .map(({ segment, occurrence, field, code, sentence }) => ({
      ...{ place: `${segment} ${occurrence}${field === null ? '' : `-${field}`}`, code, sentence },
    }));
  const unplaced = reading?.unplaced.length ?? 0;
  const text = textOf(bytes, edits);
  if (!message) return { segments: [], text: text ?? Buffer.from(bytes).toString('utf8'), faults, unplaced };
  const marks = marksOf(incoming, edits, place);
  const separator = message.delimiters.field;
  const named = new Map(message.segments.map(({ index, name }) => [index, name]));
  const segments = linesOfMessage(text ?? '').map((line, index): ReadableSegment => {
    const name = named.get(index) ?? '';
    return { index, name, fields: fieldsOf(line, { name, index, separator, marks }) };
  });
  return { segments, text: '', faults, unplaced };
}

const textOf = (bytes: Uint8Array, edits: readonly FieldEdit[]): string | null => {
  const decoded = decodeTransmission(bytes);
  const [first] = decoded.ok ? decoded.transmission.messages : [];
  return first ? editedText(first.text, edits) : null;
};

/** The places of faults, of texts that nobody placed, and of corrections, as '3-5': segment and field. */
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

/** A line that is no segment is one field with the number 0. In MSH the first field is the separator itself. */
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
    const shown = value.slice(0, MOST_SHOWN);
    return [{ number, value: shown, cut: value.length - shown.length, isFault, isUnplaced, isEdited }];
  });
}
