/** The two encodings in which we read and write. ASCII is a part of both. */
export type Hl7Charset = 'utf-8' | 'windows-1252';

/** Made once: making one takes longer than decoding a message. */
const decoders: Record<Hl7Charset, TextDecoder> = {
  'utf-8': new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }),
  'windows-1252': new TextDecoder('windows-1252', { ignoreBOM: true }),
};

export interface DecodedText {
  text: string;
  charset: Hl7Charset;
  problem: 'charset-assumed' | 'charset-contradicted' | 'charset-unsupported' | null;
}

/**
 * The spellings of table 0211 and of the field, without punctuation. 8859/1 is read as windows-1252, which adds only quotation marks and
 * the like.
 */
const declared = new Map<string, Hl7Charset | 'ascii'>(
  Object.entries({
    UNICODEUTF8: 'utf-8',
    UTF8: 'utf-8',
    '88591': 'windows-1252',
    ISO88591: 'windows-1252',
    ISOIR100: 'windows-1252',
    LATIN1: 'windows-1252',
    WINDOWS1252: 'windows-1252',
    CP1252: 'windows-1252',
    ANSI: 'windows-1252',
    ASCII: 'ascii',
    USASCII: 'ascii',
    ISOIR6: 'ascii',
  } as const),
);

/** '8859/1' → '88591' */
const spellingOf = (msh18: string): string => msh18.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const isKnownCharset = (msh18: string): boolean => declared.has(spellingOf(msh18));

/**
 * Decodes a message by its MSH-18. Bytes that contradict it, or that come without any, are UTF-8 if they are valid UTF-8, and windows-1252
 * otherwise: text in windows-1252 with accents is almost never valid UTF-8.
 */
export function decodeBytes(bytes: Uint8Array, msh18: string): DecodedText {
  const spelling = spellingOf(msh18);
  const charset = declared.get(spelling);
  if (charset === 'windows-1252') return { text: decodeAs(bytes, charset) ?? '', charset, problem: null };
  const utf8 = decodeAs(bytes, 'utf-8');
  const isAscii = charset === 'ascii';
  if (spelling !== '' && charset === undefined) return { ...guessed(bytes, utf8), problem: 'charset-unsupported' };
  if (utf8 === null) return { ...guessed(bytes, utf8), problem: spelling ? 'charset-contradicted' : 'charset-assumed' };
  return {
    text: utf8,
    charset: 'utf-8',
    problem: isAscii && utf8.length !== bytes.length ? 'charset-contradicted' : null,
  };
}

const guessed = (bytes: Uint8Array, utf8: string | null): Pick<DecodedText, 'text' | 'charset'> =>
  utf8 === null
    ? { text: decodeAs(bytes, 'windows-1252') ?? '', charset: 'windows-1252' }
    : { text: utf8, charset: 'utf-8' };

/** The text, or null if the bytes are not valid in this encoding. Every byte is valid in windows-1252. */
export function decodeAs(bytes: Uint8Array, charset: Hl7Charset): string | null {
  try {
    return decoders[charset].decode(bytes);
  } catch {
    return null;
  }
}

/** One character for each byte, so positions in the text are positions in the bytes. */
export const octetsOf = (bytes: Uint8Array): string => decoders['windows-1252'].decode(bytes);

/** Encodes a text. windows-1252 writes a character that it lacks as a question mark. */
export function encodeText(text: string, charset: Hl7Charset): Uint8Array {
  if (charset === 'utf-8') return new TextEncoder().encode(text);
  return Uint8Array.from(text, (char) => windowsBytes.get(char) ?? 0x3f);
}

const allBytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const windowsBytes = new Map([...octetsOf(allBytes)].map((char, byte) => [char, byte]));
