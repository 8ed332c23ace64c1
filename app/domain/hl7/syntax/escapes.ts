import { decodeAs, type Hl7Charset } from './charset.ts';
import { anyOf, type Delimiters } from './delimiters.ts';

/** No known sequence is longer, except hexadecimal ones. */
const MAX_SEQUENCE_CHARACTERS = 16;

/**
 * Escape sequences (HL7 v2.5.1, chapter 2.7). A message is split first and unescaped then, because a sequence yields delimiters. A
 * backslash that begins no known sequence is text: senders forget to escape it, and dropping it would change what they wrote. This is a
 * scanner because a regular expression overflows its stack on a long run of hexadecimal bytes.
 */
export function unescaper(delimiters: Delimiters, charset: Hl7Charset): (text: string) => string {
  const mark = delimiters.escape;
  return (text) => {
    const parts: string[] = [];
    let done = 0;
    let at = text.indexOf(mark);
    while (at >= 0) {
      const end = text.indexOf(mark, at + 1);
      if (end < 0) break;
      const found = hexAt(text, at, mark, charset) ?? sequenceAt(text, at, end, delimiters);
      if (found !== null) {
        parts.push(text.slice(done, at), found.text);
        done = found.end;
      }
      at = found === null ? end : text.indexOf(mark, done);
    }
    return done === 0 ? text : parts.join('') + text.slice(done);
  };
}

interface FoundSequence {
  text: string;
  /** The position after its last character. */
  end: number;
}

/** '\S\' → '^' · '\.sp2\' → three line breaks · '\Z12\' → '\Z12\', a sequence that we do not know */
function sequenceAt(text: string, at: number, end: number, d: Delimiters): FoundSequence | null {
  if (end - at > MAX_SEQUENCE_CHARACTERS) return null;
  const body = text.slice(at + 1, end);
  const spaces = /^\.sp ?(\+?\d{1,2})?$/.exec(body);
  if (/^\.br$/i.test(body)) return { text: '\n', end: end + 1 };
  // It ends the line, and then skips lines: one, unless it says how many.
  if (spaces) return { text: '\n'.repeat(1 + Number(spaces[1] ?? 1)), end: end + 1 };
  if (/^[CMZ][0-9A-Za-z]*$/.test(body)) return { text: text.slice(at, end + 1), end: end + 1 };
  const meaning = meanings.get(body)?.(d) ?? null;
  return meaning === null ? null : { text: meaning, end: end + 1 };
}

const meanings = new Map<string, (d: Delimiters) => string | null>([
  ['F', (d) => d.field],
  ['S', (d) => d.component],
  ['T', (d) => d.subcomponent],
  ['R', (d) => d.repetition],
  ['E', (d) => d.escape],
  ['P', (d) => d.truncation],
  // Highlighting begins and ends: it has no text.
  ['H', () => ''],
  ['N', () => ''],
]);

/**
 * '\XC3B1\' in UTF-8 → 'ñ'. Neighboring sequences are one text: some senders write each byte of a character in a sequence of its own.
 * Bytes that are no text in this character set stay as they were sent.
 */
function hexAt(text: string, at: number, mark: string, charset: Hl7Charset): FoundSequence | null {
  const pairs: string[] = [];
  let end = at;
  while (text.startsWith(`${mark}X`, end)) {
    const close = text.indexOf(mark, end + 1);
    const hex = text.slice(end + 2, close);
    if (close < 0 || hex.length === 0 || hex.length % 2 === 1 || /[^0-9A-Fa-f]/.test(hex)) break;
    pairs.push(hex);
    end = close + 1;
  }
  if (end === at) return null;
  return { text: decodeAs(bytesOf(pairs.join('')), charset) ?? text.slice(at, end), end };
}

/** 'C3B1' → the bytes C3 and B1 */
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));

/** Escapes a text so that `unescaper` returns it. Control characters, and with them line breaks, are written as hexadecimal. */
export function escaper(d: Delimiters): (text: string) => string {
  const codes = new Map([
    [d.field, 'F'],
    [d.component, 'S'],
    [d.subcomponent, 'T'],
    [d.repetition, 'R'],
    [d.escape, 'E'],
    ...(d.truncation === null ? [] : [[d.truncation, 'P'] as const]),
  ]);
  const special = new RegExp(anyOf([...codes.keys()].join('') + controls), 'g');
  const sequence = (code: string): string => d.escape + code + d.escape;
  // Two quotation marks are the HL7 null, so a text of two quotation marks needs a sequence, too.
  return (text) =>
    text === '""'
      ? sequence('X2222')
      : text.replace(special, (char) => sequence(codes.get(char) ?? `X${hexByte(char)}`));
}

/** ASCII's control characters. The others have other bytes in each character set, and none of them ends a segment. */
const controls = String.fromCharCode(...Array(32).keys(), 127);

/** '\r' → '0D' */
const hexByte = (char: string): string => char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
