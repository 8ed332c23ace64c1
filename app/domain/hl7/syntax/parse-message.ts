import type { FaultRule } from '../fault-rules.ts';
import { type FaultLocation, type Hl7Fault, hl7Fault, inHeader } from '../faults.ts';
import { hl7Limits } from '../limits.ts';
import type { Hl7Charset } from './charset.ts';
import { type Delimiters, readDelimiters } from './delimiters.ts';
import { unescaper } from './escapes.ts';
import {
  emptyField,
  type Hl7Field,
  type Hl7Message,
  type Hl7Segment,
  type Hl7Text,
  type StrayLine,
} from './hl7-message.ts';

export type ParsedMessage = { ok: true; message: Hl7Message } | { ok: false; fault: Hl7Fault };

/**
 * Parses one message. Segments end with CR, LF, or both. The character set is the one of the bytes: escape sequences may contain bytes of
 * it. Fails only if the text has no usable header or exceeds a limit.
 */
export function parseMessage(text: string, charset: Hl7Charset): ParsedMessage {
  if (!/^MSH[^A-Za-z0-9]/.test(text)) return refused('header-missing');
  const lines = linesOfMessage(text);
  const delimiters = readDelimiters(lines[0] ?? '');
  if (delimiters === null) return refused('delimiters-invalid', { ...inHeader, field: 2 });
  if (lines.length > hl7Limits.segments) return refused('too-many-segments');
  if (countDelimiters(text, delimiters) > hl7Limits.delimiters) return refused('too-many-delimiters');
  const { segments, strays, faults } = readLines(lines, delimiters);
  const [header] = segments;
  const tooLong = firstLongField(segments);
  if (header === undefined) return refused('header-missing');
  if (tooLong) return refused('field-too-long', tooLong);
  const split = fieldSplitter(delimiters, charset);
  const whole = (segment: UnsplitSegment): Hl7Segment => ({ ...segment, fields: splitSegment(segment, split) });
  const message = { delimiters, charset, header: whole(header), segments: segments.map(whole), strays, faults };
  return { ok: true, message };
}

/** The lines of a message that are not blank. The numbers of segments are positions in this list. */
export const linesOfMessage = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => !isBlank(line));

const refused = (rule: FaultRule, place: FaultLocation = inHeader): ParsedMessage => ({
  ok: false,
  fault: hl7Fault(rule, place, place.field, place.component),
});

/** Spaces and control characters only: the ends of frames and of files. */
const isBlank = (line: string): boolean => !/[^\p{Cc}\s\uFEFF]/u.test(line);

/** A segment whose fields are raw texts. */
type UnsplitSegment = Omit<Hl7Segment, 'fields'> & { raw: readonly string[] };

function readLines(lines: readonly string[], { field }: Delimiters) {
  const segments: UnsplitSegment[] = [];
  const strays: StrayLine[] = [];
  const faults: Hl7Fault[] = [];
  const counts = new Map<string, number>();
  lines.forEach((text, index) => {
    const [name = '', ...raw] = text.split(field);
    const trimmed = name.trim();
    if (/^[A-Z][A-Z0-9]{2}$/.test(trimmed)) {
      const occurrence = (counts.get(trimmed) ?? 0) + 1;
      counts.set(trimmed, occurrence);
      segments.push({ name: trimmed, index, occurrence, text, raw: trimmed === 'MSH' ? [field, ...raw] : raw });
    } else {
      if (strays.at(-1)?.index !== index - 1) faults.push(hl7Fault('line-not-a-segment', placeOf(segments.at(-1))));
      strays.push({ index, text });
    }
  });
  return { segments, strays, faults };
}

const placeOf = (segment: UnsplitSegment | undefined) =>
  segment === undefined ? inHeader : { segment: segment.name, occurrence: segment.occurrence };

/** The field that is too long. An encapsulated document may be as long as the message. */
function firstLongField(segments: readonly UnsplitSegment[]): FaultLocation | null {
  for (const { name, occurrence, raw } of segments) {
    const isDocument = name === 'OBX' && /^ED\b/.test(raw[1] ?? '');
    const at = raw.findIndex((text, i) => text.length > hl7Limits.fieldCharacters && !(isDocument && i === 4));
    if (at >= 0) return { segment: name, occurrence, field: at + 1, component: null };
  }
  return null;
}

function countDelimiters(
  text: string,
  { field, component, repetition, escape: mark, subcomponent }: Delimiters,
): number {
  const [a, b, c, d, e] = [field, component, repetition, mark, subcomponent].map((char) => char.charCodeAt(0));
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === a || code === b || code === c || code === d || code === e) count++;
  }
  return count;
}

/** MSH-1 and MSH-2 are the delimiters themselves, so they are not split. */
const splitSegment = ({ name, raw }: UnsplitSegment, split: (raw: string) => Hl7Field): Hl7Field[] =>
  raw.map((text, i) => (name === 'MSH' && i < 2 ? [[[text]]] : split(text)));

function fieldSplitter(delimiters: Delimiters, charset: Hl7Charset): (raw: string) => Hl7Field {
  const { repetition, component, subcomponent } = delimiters;
  const unescaped = unescaper(delimiters, charset);
  const leaf = (raw: string): Hl7Text => (raw === '""' ? null : unescaped(raw));
  return (raw) =>
    raw === ''
      ? emptyField
      : raw.split(repetition).map((one) => one.split(component).map((part) => part.split(subcomponent).map(leaf)));
}
