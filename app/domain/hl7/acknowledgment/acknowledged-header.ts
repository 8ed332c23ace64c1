import { decodeBytes, encodeText, type Hl7Charset, octetsOf } from '../syntax/charset.ts';
import { charsetField } from '../syntax/decode-transmission.ts';
import { type Delimiters, usualDelimiters } from '../syntax/delimiters.ts';
import { emptyField, type SegmentContent } from '../syntax/hl7-message.ts';
import { parseMessage } from '../syntax/parse-message.ts';

/** The part of a message that an acknowledgment answers. `Hl7Message` has all of it. */
export interface AcknowledgedHeader {
  header: SegmentContent;
  delimiters: Delimiters;
  charset: Hl7Charset;
}

/** How many bytes of a broken message are searched for its header. */
const MAX_HEADER_BYTES = 4096;
/** MSH-10 has at most 199 characters. */
const MAX_FIELD_CHARACTERS = 199;

/**
 * Reads the header of a message that cannot be parsed, as well as possible, so that its sender learns which message was refused. Returns
 * null if there is no MSH. Keeps only the fields that an acknowledgment repeats, and only if they can be such fields: the names of a
 * broken message must not return in the answer.
 */
export function salvageHeader(bytes: Uint8Array): AcknowledgedHeader | null {
  const octets = octetsOf(bytes.subarray(0, MAX_HEADER_BYTES)).replaceAll('\0', '');
  const start = octets.search(/MSH[^A-Za-z0-9\s]/);
  if (start < 0) return null;
  const line = octets.slice(start).split(/[\r\n]/, 1)[0] ?? '';
  // Converts the line back to its bytes, to decode them by MSH-18.
  const { text, charset } = decodeBytes(encodeText(line, 'windows-1252'), charsetField(line));
  const parsed = parseMessage(text, charset);
  if (parsed.ok) return { header: limited(parsed.message.header), delimiters: parsed.message.delimiters, charset };
  const separator = text[3] ?? '|';
  const fields = [separator, ...text.split(separator).slice(1)].map((field) => [[[field]]]);
  return { header: limited({ name: 'MSH', fields }), delimiters: usualDelimiters, charset };
}

const repeatedFields = new Set([3, 4, 5, 6, 9, 10, 11, 12, 15, 16, 18]);

/** Empties the fields that an acknowledgment does not repeat, and those that are too long for it. */
const limited = ({ name, fields }: SegmentContent): SegmentContent => ({
  name,
  fields: fields.map((field, i) => {
    const texts = field.flat(2).map((text) => text ?? '');
    const isPlausible = repeatedFields.has(i + 1) && texts.every((text) => text.length <= MAX_FIELD_CHARACTERS);
    return isPlausible ? field : emptyField;
  }),
});
