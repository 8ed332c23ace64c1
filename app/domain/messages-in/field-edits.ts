import { linesOfMessage } from '../hl7/syntax/parse-message.ts';

/** A correction of one field: the whole field, with its delimiters. */
export interface FieldEdit {
  /** The line of the message, from 0. */
  segment: number;
  field: number;
  value: string;
}

/** As long as a field may be in a correction. A longer one is a document, which nobody types. */
export const MOST_EDIT_CHARACTERS = 2_000;

/** Line breaks would begin a segment. The header says who sent what: it is nobody's to change. */
export const isEdit = ({ segment, field, value }: FieldEdit): boolean =>
  Number.isInteger(segment) &&
  segment > 0 &&
  Number.isInteger(field) &&
  field > 0 &&
  field <= 60 &&
  value.length <= MOST_EDIT_CHARACTERS &&
  !/\p{Cc}/u.test(value);

/** The text of a message with corrections: another reading of it. The stored bytes do not change. */
export function editedText(text: string, edits: readonly FieldEdit[]): string {
  if (edits.length === 0) return text;
  const lines = linesOfMessage(text);
  const separator = text[3] ?? '|';
  for (const { segment, field, value } of edits) {
    const line = lines[segment];
    if (line === undefined || segment === 0) continue;
    const fields = line.split(separator);
    while (fields.length <= field) fields.push('');
    fields[field] = value;
    lines[segment] = fields.join(separator);
  }
  return lines.join('\r');
}
