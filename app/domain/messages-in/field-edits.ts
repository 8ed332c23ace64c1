import { linesOfMessage } from '../hl7/syntax/parse-message.ts';

/** A correction of one field. `value` replaces the whole field, with its delimiters. */
export interface FieldEdit {
  /** The line of the message, from 0. */
  segment: number;
  field: number;
  value: string;
}

/** The maximum length of a corrected field. A longer field contains a document, which nobody types. */
const MAX_EDIT_CHARACTERS = 2_000;

/**
 * Whether a correction is allowed. It may not contain line breaks, which would begin a new segment, and may not change the header (segment
 * 0), which identifies the sender.
 */
export const isEdit = ({ segment, field, value }: FieldEdit): boolean =>
  Number.isInteger(segment) &&
  segment > 0 &&
  Number.isInteger(field) &&
  field > 0 &&
  field <= 60 &&
  value.length <= MAX_EDIT_CHARACTERS &&
  !/\p{Cc}/u.test(value);

/** Returns the text of a message with corrections applied. The stored bytes do not change. */
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
