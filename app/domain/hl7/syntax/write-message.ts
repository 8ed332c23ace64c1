import { type Delimiters, encodingCharacters, usualDelimiters } from './delimiters.ts';
import { escaper } from './escapes.ts';
import { componentsField, type Hl7Field, type Hl7Text, type SegmentContent } from './hl7-message.ts';

/** Writes a message: each segment ends with CR. MSH-1 and MSH-2 are always the delimiters, whatever the segment holds there. */
export function writeMessage(segments: readonly SegmentContent[], delimiters: Delimiters = usualDelimiters): string {
  const escaped = escaper(delimiters);
  return segments.map((segment) => `${writeSegment(segment, delimiters, escaped)}\r`).join('');
}

/** ('OBX', '1', ['GLU', 'Glucosa'], …) → a segment; an array is the components of a field */
export const segmentOf = (name: string, ...fields: (Hl7Text | Hl7Text[])[]): SegmentContent => ({
  name,
  fields: fields.map((field) => (Array.isArray(field) ? componentsField(...field) : componentsField(field))),
});

function writeSegment({ name, fields }: SegmentContent, d: Delimiters, escaped: (text: string) => string): string {
  const leaf = (text: Hl7Text): string => (text === null ? '""' : escaped(text));
  const write = (field: Hl7Field): string =>
    field.map((one) => one.map((part) => part.map(leaf).join(d.subcomponent)).join(d.component)).join(d.repetition);
  if (name !== 'MSH') return [name, ...fields.map(write)].join(d.field);
  return [name, encodingCharacters(d), ...fields.slice(2).map(write)].join(d.field);
}
