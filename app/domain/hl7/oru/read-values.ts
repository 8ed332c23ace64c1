import { readTime } from '../syntax/hl7-time.ts';
import { codedText, readCodedElement } from './data-types.ts';
import type { ObservationValue } from './observation-value.ts';
import type { ReadingContext, SegmentReader, TakePart } from './segment-reader.ts';

/** Types without components; a CX or an XPN as a result is shown as it was sent, too. */
const plainTypes = [
  'ST',
  'IS',
  'ID',
  'SI',
  'TM',
  'TN',
  'MO',
  'CP',
  'CX',
  'CK',
  'CN',
  'PN',
  'XPN',
  'XCN',
  'XTN',
  'AD',
  'XAD',
  'XON',
  'EI',
  'DR',
  'NA',
  'MA',
  'CF',
  'VR',
];

type ReadValue = (reader: SegmentReader, repetition: number, context: ReadingContext) => ObservationValue;

const OBX_VALUE = 5;

const withParts =
  (read: (take: TakePart) => ObservationValue): ReadValue =>
  (reader, repetition) =>
    read(reader.parts(OBX_VALUE, repetition));

const withText =
  (read: (text: string) => ObservationValue): ReadValue =>
  (reader, repetition) =>
    read(reader.plain(OBX_VALUE, repetition) ?? '');

const readPlain = withText((text) => ({ kind: 'plain', text }));
const readLines = withText((text) => ({ kind: 'lines', text, lines: linesOf(text) }));
const readCoded = withParts((take) => {
  const coded = readCodedElement(take);
  return { kind: 'coded', text: codedText(coded), coded };
});
const readMoment: ReadValue = (reader, repetition, { offset }) => {
  const time = readTime(reader.parts(OBX_VALUE, repetition)(1), offset);
  return { kind: 'time', text: time.text ?? '', time };
};

const readers: Record<string, ReadValue> = {
  NM: withText((text) => ({ kind: 'number', text, isWellFormed: isNumber(text) })),
  SN: withParts(readStructured),
  CE: readCoded,
  CWE: readCoded,
  CNE: readCoded,
  TX: readLines,
  FT: readLines,
  TS: readMoment,
  DT: readMoment,
  DTM: readMoment,
  ED: withParts((take) => ({
    kind: 'document',
    source: take(1),
    type: take(2),
    subtype: take(3),
    encoding: take(4),
    data: take(5),
  })),
  RP: withParts((take) => ({
    kind: 'pointer',
    pointer: take(1),
    application: take(2),
    type: take(3),
    subtype: take(4),
  })),
  ...Object.fromEntries(plainTypes.map((type) => [type, readPlain])),
};

/** Reads every repetition of OBX-5 by the type in OBX-2. An unknown or missing type is read as plain text. */
export function readObservationValues(
  reader: SegmentReader,
  type: string,
  context: ReadingContext,
): ObservationValue[] {
  const repetitions = reader.repetitions(OBX_VALUE);
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (repetitions.length > 0 && read === undefined)
    reader.fault(type === '' ? 'value-type-missing' : 'value-type-unknown', 2);
  return repetitions.map((repetition) => {
    if (isNull(reader, repetition)) return deleted(reader, repetition);
    const value = (read ?? readPlain)(reader, repetition, context);
    if ('isWellFormed' in value && !value.isWellFormed) reader.fault('number-malformed', OBX_VALUE);
    if (value.kind === 'time' && value.text !== '' && value.time.precision === null)
      reader.fault('time-unreadable', OBX_VALUE);
    if (value.kind === 'document' && !value.data) reader.fault('document-empty', OBX_VALUE, 5);
    return value;
  });
}

function isNull({ segment }: SegmentReader, repetition: number): boolean {
  const parts = segment.fields[OBX_VALUE - 1]?.[repetition - 1] ?? [];
  return parts.length === 1 && parts[0]?.length === 1 && parts[0][0] === null;
}

function deleted(reader: SegmentReader, repetition: number): ObservationValue {
  reader.plain(OBX_VALUE, repetition);
  return { kind: 'deleted' };
}

function readStructured(take: TakePart): ObservationValue {
  const number = { comparator: take(1), first: take(2), separator: take(3), second: take(4) };
  const parts = [number.comparator, number.first, number.separator, number.second].map((text) => text ?? '');
  const isWellFormed =
    /^(?:[<>]=?|=|<>)?$/.test(parts[0] ?? '') && [parts[1], parts[3]].every((text) => !text || isNumber(text));
  return { kind: 'structured', text: parts.join(''), isWellFormed, ...number };
}

/** NM allows a sign, digits, and a point: neither an exponent nor a comma. */
const isNumber = (text: string): boolean => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text.trim());

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);
